// Literals: integers, floating constants, characters and strings, with their values and types.
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "frontend/sema/sema.h"
#include "support/check.h"

namespace minic {

using namespace ast;

// ---- literals ----------------------------------------------------------------------------------

Expr* Sema::integerLiteral(const Token& token, bool underMinus) {
  std::string_view digits = text(token);
  unsigned base = 10;
  if (digits.size() > 1 && digits[0] == '0') {
    bool hex = digits[1] == 'x' || digits[1] == 'X';
    base = hex ? 16 : 8;
    digits.remove_prefix(hex ? 2 : 1);
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
  if (sysy()) {
    if (overflow || value > UINT32_MAX) {
      error(token.loc, "integer literal is too large to be represented in type 'int'", {range});
      return nullptr;
    }
    if (value > INT32_MAX && !(underMinus && value == uint64_t(INT32_MAX) + 1))
      diagnostics_.warning("literal-range", token.loc,
                           fmt::format("integer literal is too large for 'int' and wraps to {}",
                                       int32_t(uint32_t(value))),
                           {range});
    return intConst(basic(TypeKind::Int), int32_t(uint32_t(value)), range);
  }
  if (overflow) {
    error(token.loc, "integer literal is too large to be represented in any integer type", {range});
    return nullptr;
  }
  // The first type of the list that holds the value; unsigned ones for u and, but for decimals,
  // else.
  TypeKind kind = TypeKind::ULongLong;
  bool found = false;
  for (TypeKind candidate : {TypeKind::Int, TypeKind::UInt, TypeKind::Long, TypeKind::ULong,
                             TypeKind::LongLong, TypeKind::ULongLong}) {
    const Type* type = basic(candidate);
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
    diagnostics_.warning("implicitly-unsigned-literal", token.loc,
                         "integer literal is too large to be represented in a signed integer type, "
                         "interpreting as unsigned",
                         {range});
  return intConst(basic(kind), int64_t(value), range);
}

Expr* Sema::floatingLiteral(const Token& token) {
  std::string spelling(text(token));
  char last = spelling.back();
  bool hex = spelling.size() > 1 && (spelling[1] == 'x' || spelling[1] == 'X');
  bool isFloat = sysy();
  if (last == 'f' || last == 'F') {
    // In a hexadecimal constant without exponent f is a digit, but that is an error already.
    isFloat = true;
    spelling.pop_back();
  } else if (last == 'l' || last == 'L') {
    diagnostics_.warning("pedantic", token.loc, "'long double' constant is taken as 'double'");
    spelling.pop_back();
  }
  // Rounded once, straight from the text.
  double value = isFloat ? double(std::strtof(spelling.c_str(), nullptr))
                         : std::strtod(spelling.c_str(), nullptr);
  const Type* type = basic(isFloat ? TypeKind::Float : TypeKind::Double);
  if (value > 1.7976931348623157e308 || (isFloat && value > 3.4028234663852886e38)) {
    diagnostics_.warning(
        "literal-range", token.loc,
        fmt::format("magnitude of floating-point constant too large for type {}; maximum is {}",
                    quote(type), isFloat ? "3.40282347E+38" : "1.7976931348623157E+308"),
        {token.range()});
  } else if (value == 0 &&
             spelling.find_first_of(hex ? "123456789abcdefABCDEF" : "123456789", hex ? 2 : 0) <
                 spelling.find_first_of(hex ? "pP" : "eE")) {
    diagnostics_.warning(
        "literal-range", token.loc,
        fmt::format("magnitude of floating-point constant too small for type {}", quote(type)),
        {token.range()});
  }
  return floatConst(type, value, token.range());
}

/// Appends the bytes of a string or character token; false after an error.
bool Sema::decodeEscapes(const Token& token, std::string& bytes) {
  std::string_view body = text(token);
  char quoteChar = body[0];
  body.remove_prefix(1);
  if (!body.empty() && body.back() == quoteChar) body.remove_suffix(1);
  bool good = true;
  for (size_t i = 0; i < body.size(); ++i) {
    if (body[i] != '\\') {
      bytes += body[i];
      continue;
    }
    SourceLoc loc = token.loc + uint32_t(i + 1);
    if (++i >= body.size()) break;
    char c = body[i];
    switch (c) {
      case 'n':
        bytes += '\n';
        break;
      case 't':
        bytes += '\t';
        break;
      case 'r':
        bytes += '\r';
        break;
      case 'a':
        bytes += '\a';
        break;
      case 'b':
        bytes += '\b';
        break;
      case 'f':
        bytes += '\f';
        break;
      case 'v':
        bytes += '\v';
        break;
      case 'e':
        bytes += '\033';
        break;
      case '\\':
      case '\'':
      case '"':
      case '?':
        bytes += c;
        break;
      case '\r':
        if (i + 1 < body.size() && body[i + 1] == '\n') ++i;
        break;
      case '\n':
        break;
      case 'x': {
        unsigned value = 0;
        size_t digits = 0;
        for (; i + 1 < body.size() && std::isxdigit(uint8_t(body[i + 1])); ++i, ++digits) {
          char d = body[i + 1];
          value = (value << 4 | unsigned(d <= '9' ? d - '0' : (d | 0x20) - 'a' + 10)) & 0xFFFF;
        }
        if (digits == 0) {
          error(loc, "\\x used with no following hex digits");
          good = false;
        } else if (value > 0xFF) {
          error(loc, "hex escape sequence out of range");
          good = false;
        }
        bytes += char(value);
        break;
      }
      default:
        if (c >= '0' && c <= '7') {
          unsigned value = unsigned(c - '0');
          for (int digits = 1;
               digits < 3 && i + 1 < body.size() && body[i + 1] >= '0' && body[i + 1] <= '7';
               ++digits)
            value = value * 8 + unsigned(body[++i] - '0');
          if (value > 0xFF) {
            error(loc, "octal escape sequence out of range");
            good = false;
          }
          bytes += char(value);
        } else {
          diagnostics_.warning("unknown-escape-sequence", loc,
                               c > 0x20 && c < 0x7F
                                   ? fmt::format("unknown escape sequence '\\{}'", c)
                                   : "unknown escape sequence");
          bytes += c;
        }
    }
  }
  return good;
}

Expr* Sema::characterLiteral(const Token& token) {
  onlyInC(token.loc, "character constants are");
  std::string bytes;
  if (!decodeEscapes(token, bytes)) return nullptr;
  int32_t value = bytes.size() == 1 ? int8_t(bytes[0]) : 0;
  if (bytes.size() > 1) {
    if (bytes.size() > 4) {
      error(token.loc, "character constant too long for its type", {token.range()});
      return nullptr;
    }
    diagnostics_.warning("multichar", token.loc, "multi-character character constant",
                         {token.range()});
    for (char c : bytes) value = int32_t(uint32_t(value) << 8 | uint8_t(c));
  }
  return intConst(basic(TypeKind::Int), value, token.range());
}

StringLiteral* Sema::stringLiteral(const std::vector<Token>& tokens) {
  std::string bytes;
  for (const Token& token : tokens) decodeEscapes(token, bytes);
  const Type* type = types_.arrayOf(basic(TypeKind::Char), bytes.size() + 1);
  auto* expr = make<StringLiteral>(ExprKind::StringLiteral, type, tokens[0].loc,
                                   {tokens[0].loc, tokens.back().end()});
  expr->isLValue = true;
  expr->bytes = arena_->copy(std::string_view(bytes));
  expr->id = stringCount_++;
  return expr;
}

}  // namespace minic
