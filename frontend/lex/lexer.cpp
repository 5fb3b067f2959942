// The hand-written scanner. One switch on the first byte; identifiers are told from keywords by a
// small perfect-enough hash, built once per file. A wrong literal or byte is reported here and
// still gives a token where that helps the parser to go on.
#include "frontend/lex/lexer.h"

#include <array>
#include <fmt/format.h>

namespace minic {
namespace {

enum CharClass : uint8_t { Other = 0, Letter = 1, Digit = 2, Blank = 4 };

constexpr std::array<uint8_t, 256> charClasses = [] {
  std::array<uint8_t, 256> table{};
  for (int c = 'a'; c <= 'z'; ++c) table[size_t(c)] = table[size_t(c - 'a' + 'A')] = Letter;
  table['_'] = Letter;
  for (int c = '0'; c <= '9'; ++c) table[size_t(c)] = Digit;
  for (char c : {' ', '\t', '\r', '\v', '\f', '\n'}) table[size_t(c)] = Blank;
  return table;
}();

bool isLetter(char c) { return charClasses[uint8_t(c)] & Letter; }
bool isDigit(char c) { return charClasses[uint8_t(c)] & Digit; }
bool isWord(char c) { return charClasses[uint8_t(c)] & (Letter | Digit); }
bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

constexpr size_t shortestKeyword = 2, longestKeyword = 8;

unsigned keywordHash(std::string_view word) {
  return (unsigned(word[0]) * 5 + unsigned(word[1]) * 3 + unsigned(word.back()) * 13 +
          unsigned(word.size())) &
         127;
}

/// Punctuation of Chinese input methods that looks like C's.
struct Homoglyph {
  std::string_view utf8;
  char ascii;
  std::string_view code;
};
constexpr Homoglyph homoglyphs[] = {
    {"；", ';', "FF1B"}, {"，", ',', "FF0C"}, {"（", '(', "FF08"}, {"）", ')', "FF09"},
    {"｛", '{', "FF5B"}, {"｝", '}', "FF5D"}, {"［", '[', "FF3B"}, {"］", ']', "FF3D"},
    {"＝", '=', "FF1D"}, {"＋", '+', "FF0B"}, {"－", '-', "FF0D"}, {"＊", '*', "FF0A"},
    {"／", '/', "FF0F"}, {"％", '%', "FF05"}, {"＜", '<', "FF1C"}, {"＞", '>', "FF1E"},
    {"！", '!', "FF01"}, {"？", '?', "FF1F"}, {"：", ':', "FF1A"}, {"＆", '&', "FF06"},
};

Tok singleCharacter(char c) {
  switch (c) {
    case '(':
      return Tok::LParen;
    case ')':
      return Tok::RParen;
    case '[':
      return Tok::LBracket;
    case ']':
      return Tok::RBracket;
    case '{':
      return Tok::LBrace;
    case '}':
      return Tok::RBrace;
    case ';':
      return Tok::Semi;
    case ',':
      return Tok::Comma;
    case '?':
      return Tok::Question;
    case ':':
      return Tok::Colon;
    case '~':
      return Tok::Tilde;
    case '+':
      return Tok::Plus;
    case '-':
      return Tok::Minus;
    case '*':
      return Tok::Star;
    case '/':
      return Tok::Slash;
    case '%':
      return Tok::Percent;
    case '<':
      return Tok::Less;
    case '>':
      return Tok::Greater;
    case '=':
      return Tok::Assign;
    case '!':
      return Tok::Not;
    case '&':
      return Tok::Amp;
    default:
      return Tok::End;
  }
}

}  // namespace

Lexer::Lexer(const SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
             const LanguageOptions& options, IdentifierTable& names)
    : diagnostics_(diagnostics),
      names_(names),
      dialect_(options.dialect),
      base_(file),
      text_(sources.text(file)) {
  for (size_t kind = size_t(Tok::Typedef); kind <= size_t(Tok::Goto); ++kind) {
    // Open addressing: a clash moves on to the next free place.
    unsigned slot = keywordHash(tokenName(Tok(kind)));
    while (keywordTable_[slot] != Tok::End) slot = (slot + 1) & 127;
    keywordTable_[slot] = Tok(kind);
  }
  if (text_.starts_with("\xEF\xBB\xBF")) {
    position_ = 3;
  } else if (text_.starts_with("\xFF\xFE") || text_.starts_with("\xFE\xFF")) {
    diagnostics_.error(base_, "the file is encoded in UTF-16; save it as UTF-8");
    position_ = text_.size();
  }
}

Token Lexer::next() {
  for (;;) {
    if (!skipSpace()) return {endOfText(), 0, Tok::End, true};
    size_t begin = position_;
    char c = text_[position_];
    Token token{at(begin), 0, Tok::End, startsLine_};
    token.text = &text_[begin];
    if (isLetter(c)) {
      lexName(token);
      startsLine_ = false;
      return token;
    }
    Tok kind;
    if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
      kind = number();
    } else if (c == '"' || c == '\'') {
      kind = quoted(c) ? (c == '"' ? Tok::String : Tok::Character) : Tok::End;
      // An unterminated literal still is an operand; it spans what was read.
      if (kind == Tok::End) kind = c == '"' ? Tok::String : Tok::Character;
    } else {
      kind = punctuator();
    }
    if (kind == Tok::End) continue;
    token.length = uint32_t(position_ - begin);
    token.kind = kind;
    startsLine_ = false;
    return token;
  }
}

/// Moves to the next byte that is neither white space nor comment nor directive; false at the end.
bool Lexer::skipSpace() {
  for (;;) {
    if (position_ >= text_.size()) return false;
    char c = text_[position_];
    if (charClasses[uint8_t(c)] & Blank) {
      startsLine_ |= c == '\n';
      ++position_;
    } else if (c == '/' && peek(1) == '/') {
      skipLineComment();
    } else if (c == '/' && peek(1) == '*') {
      skipBlockComment();
    } else if (c == '#' && startsLine_) {
      directive();
    } else if (c == '\\' && (peek(1) == '\n' || (peek(1) == '\r' && peek(2) == '\n'))) {
      position_ += peek(1) == '\n' ? 2 : 3;
    } else {
      return true;
    }
  }
}

void Lexer::skipLineComment() {
  for (;;) {
    size_t end = text_.find('\n', position_);
    if (end == std::string_view::npos) {
      position_ = text_.size();
      return;
    }
    position_ = end;
    // A backslash before the line's end carries the comment on, as in C.
    size_t last = end > 0 && text_[end - 1] == '\r' ? end - 1 : end;
    if (last == 0 || text_[last - 1] != '\\') return;
    ++position_;
  }
}

void Lexer::skipBlockComment() {
  size_t end = text_.find("*/", position_ + 2);
  if (end == std::string_view::npos) {
    diagnostics_.error(at(position_), "unterminated /* comment");
    position_ = text_.size();
    return;
  }
  if (text_.substr(position_, end - position_).find('\n') != std::string_view::npos)
    startsLine_ = true;
  position_ = end + 2;
}

/// `#include` of the library's header and line markers need no action: the library is predeclared,
/// and places refer to the file as it is.
void Lexer::directive() {
  size_t begin = position_++;
  while (peek() == ' ' || peek() == '\t') ++position_;
  size_t word = position_;
  while (isWord(peek())) ++position_;
  std::string_view name = text_.substr(word, position_ - word);
  bool harmless = name.empty() || isDigit(name[0]) || name == "include" || name == "line" ||
                  name == "pragma" || name == "ident";
  if (!harmless)
    diagnostics_.error(
        at(begin), fmt::format("preprocessor directive '#{}' is not supported", name.substr(0, 40)),
        {{at(begin), at(position_)}});
  skipLineComment();
}

void Lexer::lexName(Token& token) {
  size_t begin = position_;
  uint32_t hash = 0;
  do hash = IdentifierTable::step(hash, text_[position_++]);
  while (position_ < text_.size() && isWord(text_[position_]));
  std::string_view word = text_.substr(begin, position_ - begin);
  token.length = uint32_t(word.size());
  if (dialect_ == Dialect::SysY) {
    token.kind = keywordOfSysY(word);
    return;
  }
  token.name = names_.intern(word, IdentifierTable::finish(hash));
  token.isNamed = true;
  token.kind = token.name->keyword;
}

Tok Lexer::keywordOfSysY(std::string_view word) const {
  if (word.size() < shortestKeyword || word.size() > longestKeyword) return Tok::Identifier;
  for (unsigned slot = keywordHash(word); keywordTable_[slot] != Tok::End; slot = (slot + 1) & 127)
    if (tokenName(keywordTable_[slot]) == word)
      return isNameInSysY(keywordTable_[slot]) ? Tok::Identifier : keywordTable_[slot];
  return Tok::Identifier;
}

/// SysY reserves fewer words than C, so `long` or `do` may be a variable there. Where what follows
/// shows that C was meant the word stays a keyword: the message about that is the better one.
bool Lexer::isNameInSysY(Tok keyword) const {
  size_t next = position_;
  while (next < text_.size() && charClasses[uint8_t(text_[next])] & Blank) ++next;
  char c = next < text_.size() ? text_[next] : '\0';
  switch (keyword) {
    case Tok::Const:
    case Tok::Void:
    case Tok::Int:
    case Tok::Float:
    case Tok::If:
    case Tok::Else:
    case Tok::While:
    case Tok::Break:
    case Tok::Continue:
    case Tok::Return:
      return false;
    case Tok::For:
    case Tok::Switch:
    case Tok::Sizeof:
      return c != '(' && !isWord(c);
    case Tok::Do:
      return c != '{' && !isWord(c);
    case Tok::Default:
      return c != ':';
    default:
      return !isWord(c);
  }
}

/// Takes a maximal run of number characters, as the preprocessor does, then checks its shape; so
/// `0x`, `089` and `1.2.3` are one wrong literal each and not two tokens.
Tok Lexer::number() {
  size_t begin = position_;
  bool hex = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
  while (position_ < text_.size()) {
    char c = text_[position_];
    if (isWord(c) || c == '.') {
      ++position_;
      bool exponent = hex ? (c == 'p' || c == 'P') : (c == 'e' || c == 'E');
      if (exponent && (peek() == '+' || peek() == '-')) ++position_;
    } else {
      break;
    }
  }
  std::string_view run = text_.substr(begin, position_ - begin);
  size_t i = hex ? 2 : 0, digits = 0;
  auto takeDigits = [&] {
    size_t from = i;
    while (i < run.size() && (hex ? isHexDigit(run[i]) : isDigit(run[i]))) ++i;
    digits += i - from;
  };
  takeDigits();
  bool floating = false, exponent = false;
  if (i < run.size() && run[i] == '.') {
    floating = true;
    ++i;
    takeDigits();
  }
  auto fail = [&](size_t where, std::string message) {
    diagnostics_.error(at(begin + where), std::move(message));
    return floating ? Tok::Floating : Tok::Integer;
  };
  if (hex && digits == 0)
    return fail(1, fmt::format("invalid suffix '{}' on {} constant", run.substr(1, 40),
                               floating ? "floating" : "integer"));
  if (i < run.size() &&
      (hex ? (run[i] == 'p' || run[i] == 'P') : (run[i] == 'e' || run[i] == 'E'))) {
    floating = exponent = true;
    size_t at = i++;
    if (i < run.size() && (run[i] == '+' || run[i] == '-')) ++i;
    if (i >= run.size() || !isDigit(run[i])) return fail(at, "exponent has no digits");
    while (i < run.size() && isDigit(run[i])) ++i;
  }
  if (hex && floating && !exponent)
    return fail(i, "hexadecimal floating constant requires an exponent");
  std::string_view suffix = run.substr(i);
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
  if (!goodSuffix)
    return fail(i, fmt::format("invalid suffix '{}' on {} constant", suffix.substr(0, 40),
                               floating ? "floating" : "integer"));
  if (!floating && !hex && run.size() > 1 && run[0] == '0') {
    size_t bad = run.substr(0, i).find_first_of("89");
    if (bad != std::string_view::npos)
      return fail(bad, fmt::format("invalid digit '{}' in octal constant", run[bad]));
  }
  return floating ? Tok::Floating : Tok::Integer;
}

/// A string or character constant up to its closing quote or the line's end; false if unterminated.
bool Lexer::quoted(char quote) {
  size_t begin = position_++;
  while (position_ < text_.size() && text_[position_] != '\n') {
    char c = text_[position_++];
    if (c == quote) {
      if (quote == '\'' && position_ == begin + 2) {
        diagnostics_.error(at(begin), "empty character constant");
      }
      return true;
    }
    if (c == '\\' && position_ < text_.size()) {
      // A backslash also takes the line's end with it.
      if (text_[position_] == '\r' && peek(1) == '\n') ++position_;
      ++position_;
    }
  }
  if (position_ > begin + 1 && text_[position_ - 1] == '\r') --position_;
  diagnostics_.error(at(begin), fmt::format("missing terminating '{}' character", quote));
  return false;
}

Tok Lexer::punctuator() {
  // Longest match first: each case looks at what may follow its first byte.
  auto take = [&](size_t length, Tok kind) {
    position_ += length;
    return kind;
  };
  char c = text_[position_], d = peek(1), e = peek(2);
  bool joined = dialect_ == Dialect::C;
  switch (c) {
    case '(':
    case ')':
    case '[':
    case ']':
    case '{':
    case '}':
    case ';':
    case ',':
    case '?':
    case ':':
    case '~':
      return take(1, singleCharacter(c));
    case '.':
      return d == '.' && e == '.' ? take(3, Tok::Ellipsis) : take(1, Tok::Dot);
    case '+':
      if (d == '+' && joined) return take(2, Tok::PlusPlus);
      return d == '=' ? take(2, Tok::PlusAssign) : take(1, Tok::Plus);
    case '-':
      if (d == '-' && joined) return take(2, Tok::MinusMinus);
      if (d == '>') return take(2, Tok::Arrow);
      return d == '=' ? take(2, Tok::MinusAssign) : take(1, Tok::Minus);
    case '*':
      return d == '=' ? take(2, Tok::StarAssign) : take(1, Tok::Star);
    case '/':
      return d == '=' ? take(2, Tok::SlashAssign) : take(1, Tok::Slash);
    case '%':
      return d == '=' ? take(2, Tok::PercentAssign) : take(1, Tok::Percent);
    case '^':
      return d == '=' ? take(2, Tok::CaretAssign) : take(1, Tok::Caret);
    case '=':
      return d == '=' ? take(2, Tok::EqualEqual) : take(1, Tok::Assign);
    case '!':
      return d == '=' ? take(2, Tok::NotEqual) : take(1, Tok::Not);
    case '&':
      if (d == '&') return take(2, Tok::AmpAmp);
      return d == '=' ? take(2, Tok::AmpAssign) : take(1, Tok::Amp);
    case '|':
      if (d == '|') return take(2, Tok::PipePipe);
      return d == '=' ? take(2, Tok::PipeAssign) : take(1, Tok::Pipe);
    case '<':
      if (d == '<') return e == '=' ? take(3, Tok::LessLessAssign) : take(2, Tok::LessLess);
      return d == '=' ? take(2, Tok::LessEqual) : take(1, Tok::Less);
    case '>':
      if (d == '>')
        return e == '=' ? take(3, Tok::GreaterGreaterAssign) : take(2, Tok::GreaterGreater);
      return d == '=' ? take(2, Tok::GreaterEqual) : take(1, Tok::Greater);
    default:
      return strayByte();
  }
}

/// Reports a run of bytes that belong to no token. Returns End (skip) or, for full-width
/// punctuation, the token it was meant to be.
Tok Lexer::strayByte() {
  size_t begin = position_;
  bool continues = lastStray_ == begin;
  for (const Homoglyph& glyph : homoglyphs) {
    if (!text_.substr(position_).starts_with(glyph.utf8)) continue;
    position_ += glyph.utf8.size();
    diagnostics_.error(
        at(begin),
        fmt::format("unexpected character <U+{}>; did you mean '{}'?", glyph.code, glyph.ascii), {},
        {{{at(begin), at(position_)}, std::string(1, glyph.ascii)}});
    return singleCharacter(glyph.ascii);
  }
  uint8_t byte = uint8_t(text_[position_++]);
  if (byte >= 0xC2 && byte < 0xF5)
    while ((uint8_t(peek()) & 0xC0) == 0x80) ++position_;
  lastStray_ = position_;
  if (continues) return Tok::End;
  std::string_view bytes = text_.substr(begin, position_ - begin);
  if (byte >= 0x21 && byte < 0x7F) {
    diagnostics_.error(at(begin), fmt::format("unexpected character '{}'", char(byte)));
  } else if (bytes.size() > 1) {
    diagnostics_.error(at(begin),
                       fmt::format("unexpected character '{}' outside of a literal or comment",
                                   bytes.substr(0, 4)));
  } else {
    diagnostics_.error(at(begin), fmt::format("unexpected byte 0x{:02X}", byte));
  }
  return Tok::End;
}

}  // namespace minic
