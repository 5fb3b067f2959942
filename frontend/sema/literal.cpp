// Literals: integers, floating constants, characters and strings, with their values and types.
#include "frontend/sema/literal.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "frontend/lex/scanner.h"
#include "support/check.h"
#include "support/messages.h"

namespace minic {

using namespace ast;

// ---- literals ----------------------------------------------------------------------------------

Expr* integerLiteral(SemaContext& sema, const Token& token, bool underMinus) {
  std::string_view digits = token.spelling();
  unsigned base = 10;
  if (digits.size() > 1 && digits[0] == '0') {
    bool hex = digits[1] == 'x' || digits[1] == 'X';
    bool binary = (digits[1] | 0x20) == 'b';
    base = hex ? 16 : binary ? 2 : 8;
    digits.remove_prefix(hex || binary ? 2 : 1);
  }
  uint64_t value = 0;
  bool overflow = false, isUnsigned = false;
  int longs = 0;
  for (char c : digits) {
    unsigned digit = 0;
    if (c >= '0' && c <= '9') {
      digit = unsigned(c - '0');
    } else if (base == 16 && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'))) {
      digit = unsigned((c | 0x20) - 'a') + 10;
    } else {
      // The suffix, or characters that the lexer has reported.
      isUnsigned |= c == 'u' || c == 'U';
      longs += c == 'l' || c == 'L';
      continue;
    }
    uint64_t next = value * base + digit;
    overflow |= value > (UINT64_MAX - digit) / base;
    value = next;
  }
  SourceRange range = token.range();
  if (sema.sysy()) {
    if (overflow || value > UINT32_MAX)
      return sema.fail(token.loc, {Msg::IntegerTooLargeForInt}, {range});
    if (value > INT32_MAX && !(underMinus && value == uint64_t(INT32_MAX) + 1))
      sema.warning("literal-range", token.loc, {Msg::IntegerWraps, int32_t(uint32_t(value))},
                   {range});
    return sema.intConst(sema.basic(TypeKind::Int), int32_t(uint32_t(value)), range);
  }
  if (overflow) return sema.fail(token.loc, {Msg::IntegerTooLarge}, {range});
  // The first type of the list that holds the value; unsigned ones for u and, but for decimals,
  // else.
  TypeKind kind = TypeKind::ULongLong;
  bool found = false;
  for (TypeKind candidate : {TypeKind::Int, TypeKind::UInt, TypeKind::Long, TypeKind::ULong,
                             TypeKind::LongLong, TypeKind::ULongLong}) {
    const Type* type = sema.basic(candidate);
    if (longs == 1 && type->size < 8) continue;
    if (longs >= 2 && candidate < TypeKind::LongLong) continue;
    if (isUnsigned ? type->isSigned() : base == 10 && type->isUnsigned()) continue;
    uint64_t most = type->size == 4 ? UINT32_MAX : UINT64_MAX;
    if (value > (type->isSigned() ? most >> 1 : most)) continue;
    kind = candidate;
    found = true;
    break;
  }
  if (!found)
    sema.warning("implicitly-unsigned-literal", token.loc, {Msg::IntegerBecomesUnsigned}, {range});
  return sema.intConst(sema.basic(kind), int64_t(value), range);
}

Expr* floatingLiteral(SemaContext& sema, const Token& token) {
  std::string spelling(token.spelling());
  char last = spelling.back();
  bool hex = spelling.size() > 1 && (spelling[1] == 'x' || spelling[1] == 'X');
  TypeKind kind = sema.sysy() ? TypeKind::Float : TypeKind::Double;
  if (last == 'f' || last == 'F') {
    // In a hexadecimal constant without exponent f is a digit, but that is an error already.
    kind = TypeKind::Float;
    spelling.pop_back();
  } else if (last == 'l' || last == 'L') {
    if (!sema.sysy()) kind = TypeKind::LongDouble;
    spelling.pop_back();
  }
  const Type* type = sema.basic(kind);
  // Rounded once, straight from the text.
  WideFloat value = kind == TypeKind::Float ? WideFloat::of(std::strtof(spelling.c_str(), nullptr))
                    : kind == TypeKind::Double
                        ? WideFloat::of(std::strtod(spelling.c_str(), nullptr))
                        : WideFloat::parse(spelling, type->format());
  if (value.kind() == WideFloat::Infinity) {
    std::string_view largest = kind == TypeKind::Float    ? "3.40282347E+38"
                               : kind == TypeKind::Double ? "1.7976931348623157E+308"
                               : type->isBinary128 ? "1.18973149535723176508575932662800702E+4932"
                                                   : "1.18973149535723176502E+4932";
    sema.warning("literal-range", token, {Msg::FloatingTooLarge, quote(type), largest});
  } else if (value.isZero() &&
             spelling.find_first_of(hex ? "123456789abcdefABCDEF" : "123456789", hex ? 2 : 0) <
                 spelling.find_first_of(hex ? "pP" : "eE")) {
    sema.warning("literal-range", token, {Msg::FloatingTooSmall, quote(type)});
  }
  return sema.floatConst(type, value, token.range());
}

namespace {

/// The code point of the UTF-8 sequence at `i`, which moves to its last byte; a wrong byte is
/// itself.
uint32_t takeCodePoint(std::string_view text, size_t& i) {
  uint8_t lead = uint8_t(text[i]);
  unsigned more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
  if (more == 0 || i + more >= text.size()) return lead;
  uint32_t value = lead & (0x3Fu >> more);
  for (unsigned k = 1; k <= more; ++k) {
    uint8_t next = uint8_t(text[i + k]);
    if ((next & 0xC0) != 0x80) return lead;
    value = value << 6 | (next & 0x3F);
  }
  i += more;
  return value;
}

/// Appends a code point as UTF-8, UTF-16 or UTF-32, by the size of a unit.
void putCodePoint(uint32_t value, std::string& bytes, unsigned size) {
  auto put = [&](uint32_t unit) {
    for (unsigned i = 0; i < size; ++i) bytes += char(unit >> (8 * i));
  };
  if (size == 2 && value > 0xFFFF) {
    put(0xD800 + ((value - 0x10000) >> 10));
    put(0xDC00 + ((value - 0x10000) & 0x3FF));
  } else if (size > 1 || value < 0x80) {
    put(value);
  } else if (value < 0x800) {
    put(0xC0 | value >> 6);
    put(0x80 | (value & 0x3F));
  } else if (value < 0x10000) {
    put(0xE0 | value >> 12);
    put(0x80 | (value >> 6 & 0x3F));
    put(0x80 | (value & 0x3F));
  } else {
    put(0xF0 | value >> 18);
    put(0x80 | (value >> 12 & 0x3F));
    put(0x80 | (value >> 6 & 0x3F));
    put(0x80 | (value & 0x3F));
  }
}

}  // namespace

bool decodeEscapes(SemaContext& sema, const Token& token, std::string& bytes, unsigned size) {
  std::string_view body = token.spelling();
  size_t quoteAt = body.find_first_of("'\"");
  if (quoteAt == body.npos) return false;  // typographic quotes: an error that was reported
  char quoteChar = body[quoteAt];
  body.remove_prefix(quoteAt + 1);
  if (!body.empty() && body.back() == quoteChar) body.remove_suffix(1);
  bool good = true;
  const uint64_t largest = (uint64_t(1) << (8 * size)) - 1;
  auto put = [&](uint32_t unit) {
    for (unsigned i = 0; i < size; ++i) bytes += char(unit >> (8 * i));
  };
  for (size_t i = 0; i < body.size(); ++i) {
    if (body[i] != '\\') {
      if (size == 1 || uint8_t(body[i]) < 0x80)
        put(uint8_t(body[i]));
      else
        putCodePoint(takeCodePoint(body, i), bytes, size);
      continue;
    }
    SourceLoc loc = token.loc + uint32_t(i + quoteAt + 1);
    if (++i >= body.size()) break;
    char c = body[i];
    constexpr std::string_view kLetters = "ntrabfve", kMeanings = "\n\t\r\a\b\f\v\033";
    if (size_t which = kLetters.find(c); which != kLetters.npos) {
      put(uint8_t(kMeanings[which]));
      continue;
    }
    switch (c) {
      case '\\':
      case '\'':
      case '"':
      case '?': put(uint8_t(c)); break;
      case '\r':
        if (i + 1 < body.size() && body[i + 1] == '\n') ++i;
        break;
      case '\n': break;
      case 'x': {
        uint64_t value = 0;
        size_t digits = 0;
        for (; i + 1 < body.size() && std::isxdigit(uint8_t(body[i + 1])); ++i, ++digits)
          value = (value << 4 | hexDigit(body[i + 1])) & 0xFFFFFFFFFF;
        if (digits == 0) {
          sema.error(loc, {Msg::HexEscapeWithoutDigits});
          good = false;
        } else if (value > largest) {
          sema.error(loc, {Msg::HexEscapeTooLarge});
          good = false;
        }
        put(uint32_t(value));
        break;
      }
      case 'u':
      case 'U': {
        uint32_t value = 0;
        size_t digits = 0, wanted = c == 'u' ? 4 : 8;
        for (; digits < wanted && i + 1 < body.size() && std::isxdigit(uint8_t(body[i + 1]));
             ++i, ++digits)
          value = value << 4 | hexDigit(body[i + 1]);
        bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
        if (digits < wanted || value > 0x10FFFF || isSurrogate) {
          sema.error(loc, digits < wanted ? Message(Msg::IncompleteUniversalName)
                                          : Message(Msg::InvalidUniversalCharacter));
          good = false;
          break;
        }
        putCodePoint(value, bytes, size);
        break;
      }
      default:
        if (c >= '0' && c <= '7') {
          unsigned value = unsigned(c - '0');
          for (int digits = 1;
               digits < 3 && i + 1 < body.size() && body[i + 1] >= '0' && body[i + 1] <= '7';
               ++digits)
            value = value * 8 + unsigned(body[++i] - '0');
          if (value > largest) {
            sema.error(loc, {Msg::OctalEscapeTooLarge});
            good = false;
          }
          put(value);
        } else {
          sema.warning("unknown-escape-sequence", loc,
                       c > 0x20 && c < 0x7F ? Message(Msg::UnknownEscape, c)
                                            : Message(Msg::UnknownEscapeSequence));
          put(uint8_t(c));
        }
    }
  }
  return good;
}

Expr* characterLiteral(SemaContext& sema, const Token& token) {
  sema.onlyInC(token.loc, Msg::CharactersNotInSysy);
  std::string bytes;
  const Type* unit = characterType(sema, token.spelling());
  if (!decodeEscapes(sema, token, bytes, unsigned(unit->size))) return nullptr;
  if (unit->size > 1) {
    if (bytes.size() != unit->size) return sema.fail(token, {Msg::WideCharacterCount});
    uint32_t value = 0;
    for (size_t i = bytes.size(); i-- > 0;) value = value << 8 | uint8_t(bytes[i]);
    return sema.intConst(unit, int64_t(value), token.range());
  }
  if (!token.spelling().ends_with('\'')) return nullptr;  // its end is missing, which was said
  int32_t value = 0;
  if (bytes.size() == 1) value = unit->isSigned() ? int8_t(bytes[0]) : uint8_t(bytes[0]);
  if (bytes.size() > 1) {
    if (bytes.size() > 4) return sema.fail(token, {Msg::CharacterTooLong});
    sema.warning("multichar", token, {Msg::MultiCharacter});
    for (char c : bytes) value = int32_t(uint32_t(value) << 8 | uint8_t(c));
  }
  return sema.intConst(sema.basic(TypeKind::Int), value, token.range());
}

const Type* characterType(SemaContext& sema, std::string_view spelling) {
  if (spelling.starts_with('L')) return sema.basic(TypeKind::Int);
  if (spelling.starts_with('U')) return sema.basic(TypeKind::UInt);
  if (spelling.starts_with('u') && !spelling.starts_with("u8")) return sema.basic(TypeKind::UShort);
  return sema.basic(TypeKind::Char);
}

std::string_view assembly(SemaContext& sema, uint32_t index) {
  ParseCursor cursor(*sema.tree, index);
  const Token& keyword = cursor.token();
  sema.onlyInC(keyword);
  std::string bytes;
  while (!cursor.atEnd()) {
    if (cursor.atNode()) {
      uint32_t operands = cursor.node();
      sema.error(sema.firstToken(operands).loc, {Msg::FileAsmWithOperands});
      break;
    }
    const Token& token = cursor.token();
    if (token.kind == Tok::String) assemblyText(sema, token, bytes);
  }
  return sema.arena->copy(std::string_view(bytes));
}

StringLiteral* stringLiteral(SemaContext& sema, const std::vector<Token>& tokens) {
  // A prefix of any one holds for all of them.
  const Type* unit = sema.basic(TypeKind::Char);
  bool hasUtf8 = false;
  for (const Token& token : tokens) {
    const Type* own = characterType(sema, token.spelling());
    bool isUtf8 = token.spelling().starts_with("u8");
    hasUtf8 |= isUtf8;
    if ((own->size > 1 && ((unit->size > 1 && own != unit) || hasUtf8)) ||
        (isUtf8 && unit->size > 1))
      sema.error(token, {Msg::StringConcatenation});
    if (own->size > 1) unit = own;
  }
  std::string bytes;
  for (const Token& token : tokens) decodeEscapes(sema, token, bytes, unsigned(unit->size));
  const Type* type = sema.types.arrayOf(unit, bytes.size() / unit->size + 1);
  return sema.make<StringLiteral>(type, tokens[0].loc, {tokens[0].loc, tokens.back().end()},
                                  sema.arena->copy(std::string_view(bytes)), sema.stringCount++);
}

}  // namespace minic
