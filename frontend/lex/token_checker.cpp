// See check.h. Punctuation of Chinese input methods becomes the token that it looks like, with a
// fix-it.
#include "frontend/lex/token_checker.h"

#include <fmt/format.h>
#include <utility>

#include "frontend/lex/scanner.h"
#include "support/messages.h"

namespace minic {
namespace {

/// Punctuation of Chinese input methods that looks like C's.
struct Homoglyph {
  std::string_view utf8;
  char ascii;
  std::string_view code;
  Tok kind;
};
constexpr Homoglyph homoglyphs[] = {
    {"；", ';', "FF1B", Tok::Semi},     {"，", ',', "FF0C", Tok::Comma},
    {"（", '(', "FF08", Tok::LParen},   {"）", ')', "FF09", Tok::RParen},
    {"｛", '{', "FF5B", Tok::LBrace},   {"｝", '}', "FF5D", Tok::RBrace},
    {"［", '[', "FF3B", Tok::LBracket}, {"］", ']', "FF3D", Tok::RBracket},
    {"＝", '=', "FF1D", Tok::Assign},   {"＋", '+', "FF0B", Tok::Plus},
    {"－", '-', "FF0D", Tok::Minus},    {"＊", '*', "FF0A", Tok::Star},
    {"／", '/', "FF0F", Tok::Slash},    {"％", '%', "FF05", Tok::Percent},
    {"＜", '<', "FF1C", Tok::Less},     {"＞", '>', "FF1E", Tok::Greater},
    {"！", '!', "FF01", Tok::Not},      {"？", '?', "FF1F", Tok::Question},
    {"：", ':', "FF1A", Tok::Colon},    {"＆", '&', "FF06", Tok::Amp},
    {"｜", '|', "FF5C", Tok::Pipe},     {"．", '.', "FF0E", Tok::Dot},
    {"、", ',', "3001", Tok::Comma},    {"。", '.', "3002", Tok::Dot},
};

/// Typographic quotes; all but the last code point are 3 bytes long.
constexpr Homoglyph quotes[] = {{"“", '"', "201C", Tok::String},
                                {"”", '"', "201D", Tok::String},
                                {"＂", '"', "FF02", Tok::String},
                                {"‘", '\'', "2018", Tok::Character},
                                {"’", '\'', "2019", Tok::Character}};

/// Characters that show as a blank or not at all.
struct BlankCharacter {
  std::string_view utf8, code;
  bool isVisible;
};
constexpr BlankCharacter blanks[] = {
    {"\u00A0", "00A0", true},  {"\u3000", "3000", true},  {"\u2002", "2002", true},
    {"\u2003", "2003", true},  {"\u2009", "2009", true},  {"\u202F", "202F", true},
    {"\u200B", "200B", false}, {"\u200C", "200C", false}, {"\u200D", "200D", false},
    {"\u200E", "200E", false}, {"\u2060", "2060", false}, {"\uFEFF", "FEFF", false}};

}  // namespace

bool TokenChecker::checkRare(Token& token) {
  switch (token.kind) {
    case Tok::Number: token.kind = number(token); return true;
    case Tok::Unterminated: {
      std::string_view text = token.spelling();
      char quote = text[text.find_first_of("\"'")];
      diagnostics_.lineError(token.loc, {Msg::MissingTerminatingQuote, quote});
      // The parser takes it for a complete literal of the text up to here.
      token.kind = quote == '"' ? Tok::String : Tok::Character;
      return true;
    }
    case Tok::Character: {
      std::string_view text = token.spelling();
      if (text.substr(text.find('\'')) == "''")
        diagnostics_.lineError(token.loc, {Msg::EmptyCharacter});
      return true;
    }
    case Tok::Hash:
    case Tok::HashHash:
    case Tok::Unknown: return unknown(token);
    default: return true;
  }
}

Tok TokenChecker::number(const Token& token) {
  std::string_view run = token.spelling();
  bool hex = run.size() > 1 && run[0] == '0' && (run[1] == 'x' || run[1] == 'X');
  // GNU C's, and C23's
  bool binary = dialect_ == Dialect::C && run.size() > 2 && run[0] == '0' &&
                (run[1] | 0x20) == 'b' && (run[2] == '0' || run[2] == '1');
  size_t i = hex || binary ? 2 : 0, digits = 0;
  auto takeDigits = [&] {
    size_t from = i;
    while (i < run.size() && (hex      ? hexDigit(run[i]) < 16
                              : binary ? run[i] == '0' || run[i] == '1'
                                       : isDigit(run[i])))
      ++i;
    digits += i - from;
  };
  takeDigits();
  bool floating = false, exponent = false;
  if (binary && i < run.size() && isDigit(run[i])) {
    diagnostics_.error(token.loc + uint32_t(i), {Msg::InvalidBinaryDigit, run[i]});
    return Tok::Integer;
  }
  if (!binary && i < run.size() && run[i] == '.') {
    floating = true;
    ++i;
    takeDigits();
  }
  auto fail = [&](size_t where, Message message) {
    diagnostics_.lineError(token.loc + uint32_t(where), std::move(message));
    return floating ? Tok::Floating : Tok::Integer;
  };
  auto badSuffix = [&](size_t where, std::string_view written) {
    return fail(where, either(floating, Msg::InvalidFloatingSuffix, Msg::InvalidIntegerSuffix,
                              written.substr(0, 40)));
  };
  if (hex && digits == 0) return badSuffix(1, run.substr(1));
  if (!binary && i < run.size() &&
      (hex ? (run[i] == 'p' || run[i] == 'P') : (run[i] == 'e' || run[i] == 'E'))) {
    floating = exponent = true;
    size_t at = i++;
    if (i < run.size() && (run[i] == '+' || run[i] == '-')) ++i;
    if (i >= run.size() || !isDigit(run[i])) return fail(at, {Msg::ExponentWithoutDigits});
    while (i < run.size() && isDigit(run[i])) ++i;
  }
  if (hex && floating && !exponent) return fail(i, {Msg::HexFloatingWithoutExponent});
  std::string_view suffix = run.substr(i);
  bool imaginary = false;  // GNU C's
  if (size_t at = suffix.find_first_of("iIjJ"); at != suffix.npos && dialect_ == Dialect::C) {
    imaginary = !binary && (at == 0 || at + 1 == suffix.size());
    if (imaginary) suffix = suffix.substr(at == 0, suffix.size() - 1);
  }
  bool goodSuffix = suffix.empty();
  if (!goodSuffix && dialect_ == Dialect::C) {
    if (floating) {
      goodSuffix = suffix == "f" || suffix == "F" || suffix == "l" || suffix == "L";
    } else {
      // u, l or ll (of one case), in either order.
      std::string_view rest = suffix;
      bool isUnsigned = rest[0] == 'u' || rest[0] == 'U';
      if (isUnsigned) rest.remove_prefix(1);
      if (rest.starts_with("ll") || rest.starts_with("LL")) {
        rest.remove_prefix(2);
      } else if (rest.starts_with("l") || rest.starts_with("L")) {
        rest.remove_prefix(1);
      }
      if (!isUnsigned && !rest.empty() && (rest[0] == 'u' || rest[0] == 'U')) rest.remove_prefix(1);
      goodSuffix = rest.empty();
    }
  }
  if (!goodSuffix) {
    if (imaginary) suffix = run.substr(i);
    return badSuffix(i, suffix);
  }
  if (imaginary) {
    if (!std::exchange(saidImaginary_, true)) fail(i, {Msg::ImaginaryConstant});
    return floating ? Tok::Floating : Tok::Integer;
  }
  if (binary)
    diagnostics_.warning("gnu-binary-literal", token.loc, {Msg::BinaryLiteralExtension},
                         {token.range()});
  if (!floating && !hex && !binary && run.size() > 1 && run[0] == '0') {
    size_t bad = run.substr(0, i).find_first_of("89");
    if (bad != std::string_view::npos) return fail(bad, {Msg::InvalidOctalDigit, run[bad]});
  }
  return floating ? Tok::Floating : Tok::Integer;
}

/// `\u0041`: a character that may not be written so. False if it is no such name at all.
bool TokenChecker::universalName(const Token& token) {
  size_t length;
  uint32_t code = decodeUniversalName(token.text, length);
  if (length == 0) return false;
  bool isBasic = code >= 0x20 && code < 0x7F;
  diagnostics_.error(token.loc, isBasic ? Message(Msg::UniversalNameOfBasicCharacter, char(code))
                                        : Message(Msg::InvalidUniversalCharacter));
  return true;
}

/// Reports a run of bytes that belong to no token; full-width punctuation is the token that it was
/// meant to be.
bool TokenChecker::unknown(Token& token) {
  std::string_view bytes = token.spelling();
  bool continues = lastUnknown_ == token.loc;
  for (const Homoglyph& glyph : homoglyphs) {
    if (bytes != glyph.utf8) continue;
    diagnostics_.error(token.loc, {Msg::UnexpectedGlyph, glyph.code, glyph.ascii}, {},
                       {{token.range(), std::string(1, glyph.ascii)}});
    token.kind = glyph.kind;
    return true;
  }
  for (const Homoglyph& quote : quotes) {
    if (!bytes.starts_with(quote.utf8)) continue;
    // Its other end is a quote of some kind.
    size_t last = bytes.size() - (uint8_t(bytes.back()) < 0x80 ? 1 : 3);
    std::string ascii(1, quote.ascii);
    std::vector<FixIt> fixIts = {{{token.loc, token.loc + 3}, ascii}};
    if (last >= 3) fixIts.push_back({{token.loc + uint32_t(last), token.end()}, ascii});
    diagnostics_.error(token.loc, {Msg::UnexpectedGlyph, quote.code, ascii}, {}, std::move(fixIts));
    token.kind = quote.kind;
    return true;
  }
  lastUnknown_ = token.end();
  if (continues) return false;
  if (bytes == "\\" && dialect_ == Dialect::C && universalName(token)) return false;
  for (const BlankCharacter& blank : blanks) {
    if (bytes != blank.utf8) continue;
    diagnostics_.error(token.loc,
                       blank.isVisible ? Message(Msg::UnexpectedGlyph, blank.code, ' ')
                                       : Message(Msg::UnexpectedInvisible, blank.code),
                       {}, {{token.range(), blank.isVisible ? " " : ""}});
    return false;
  }
  uint8_t byte = uint8_t(bytes[0]);
  if (byte >= 0x21 && byte < 0x7F) {
    diagnostics_.lineError(token.loc, {Msg::UnexpectedCharacter, char(byte)});
  } else if (bytes.size() > 1) {
    diagnostics_.lineError(token.loc, {Msg::CharacterOutsideLiteral, bytes.substr(0, 4)});
  } else {
    diagnostics_.lineError(token.loc, {Msg::UnexpectedByte, fmt::format("{:02X}", byte)});
  }
  return false;
}

}  // namespace minic
