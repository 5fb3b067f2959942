// One switch on the first byte. Rare cases (a backslash before a line's end inside a token, bytes
// beyond ASCII, universal character names) end the fast loops by their first byte and have
// functions of their own.
#include "frontend/lex/scanner.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

#include "support/messages.h"

namespace minic {
namespace {

enum CharClass : uint8_t { Other = 0, Letter = 1, Digit = 2, Blank = 4 };

constexpr std::array<uint8_t, 256> charClasses = [] {
  std::array<uint8_t, 256> table{};
  for (int c = 'a'; c <= 'z'; ++c) table[size_t(c)] = table[size_t(c) - 'a' + 'A'] = Letter;
  table['_'] = Letter;
  for (int c = '0'; c <= '9'; ++c) table[size_t(c)] = Digit;
  for (char c : {' ', '\t', '\r', '\v', '\f'}) table[size_t(c)] = Blank;
  return table;
}();

bool isWord(char c) { return charClasses[uint8_t(c)] & (Letter | Digit); }
/// What is rare in a name: letters beyond ASCII, universal names, joined lines, GNU C's `$`.
bool continuesName(char c) { return c == '\\' || c == '$' || uint8_t(c) >= 0x80; }
bool isBlank(char c) { return charClasses[uint8_t(c)] & Blank; }

/// The length of a backslash and the line's end after it; 0 if there is none.
size_t spliceLength(const char* at) {
  if (at[0] != '\\') return 0;
  if (at[1] == '\n') return 2;
  return at[1] == '\r' && at[2] == '\n' ? 3 : 0;
}

/// Skips joined line ends; returns the byte there.
char skipSplices(const char*& at) {
  while (*at == '\\') {
    size_t length = spliceLength(at);
    if (length == 0) break;
    at += length;
  }
  return *at;
}

void appendUtf8(std::string& out, uint32_t codePoint) {
  constexpr uint8_t leads[] = {0, 0xC0, 0xE0, 0xF0};
  unsigned more = codePoint < 0x80 ? 0 : codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
  out += char(leads[more] | codePoint >> 6 * more);
  while (more-- > 0) out += char(0x80 | (codePoint >> 6 * more & 0x3F));
}

/// The code point that starts at `at` and its length in bytes; length 0: not UTF-8.
uint32_t decodeUtf8(const char* at, size_t& length) {
  uint8_t lead = uint8_t(*at);
  length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
  if (length == 0 || lead > 0xF4) return length = 0;
  uint32_t codePoint = lead & (0xFFu >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    if ((uint8_t(at[i]) & 0xC0) != 0x80) return length = 0;
    codePoint = codePoint << 6 | (uint8_t(at[i]) & 0x3F);
  }
  return codePoint;
}

struct CodeRange {
  uint32_t first, last;
};
/// C17 D.1: the code points allowed in a name.
constexpr CodeRange nameRanges[] = {
    {0xA8, 0xA8},       {0xAA, 0xAA},       {0xAD, 0xAD},       {0xAF, 0xAF},
    {0xB2, 0xB5},       {0xB7, 0xBA},       {0xBC, 0xBE},       {0xC0, 0xD6},
    {0xD8, 0xF6},       {0xF8, 0xFF},       {0x100, 0x167F},    {0x1681, 0x180D},
    {0x180F, 0x1FFF},   {0x200B, 0x200D},   {0x202A, 0x202E},   {0x203F, 0x2040},
    {0x2054, 0x2054},   {0x2060, 0x206F},   {0x2070, 0x218F},   {0x2460, 0x24FF},
    {0x2776, 0x2793},   {0x2C00, 0x2DFF},   {0x2E80, 0x2FFF},   {0x3004, 0x3007},
    {0x3021, 0x302F},   {0x3031, 0x303F},   {0x3040, 0xD7FF},   {0xF900, 0xFD3D},
    {0xFD40, 0xFDCF},   {0xFDF0, 0xFE44},   {0xFE47, 0xFFFD},   {0x10000, 0x1FFFD},
    {0x20000, 0x2FFFD}, {0x30000, 0x3FFFD}, {0x40000, 0x4FFFD}, {0x50000, 0x5FFFD},
    {0x60000, 0x6FFFD}, {0x70000, 0x7FFFD}, {0x80000, 0x8FFFD}, {0x90000, 0x9FFFD},
    {0xA0000, 0xAFFFD}, {0xB0000, 0xBFFFD}, {0xC0000, 0xCFFFD}, {0xD0000, 0xDFFFD},
    {0xE0000, 0xEFFFD}};
/// C17 D.2: those not allowed at its start.
constexpr CodeRange notFirst[] = {
    {0x300, 0x36F}, {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE20, 0xFE2F}};

}  // namespace

uint32_t decodeUniversalName(const char* at, size_t& length) {
  length = 0;
  size_t digits = at[1] == 'u' ? 4 : at[1] == 'U' ? 8 : 0;
  uint32_t codePoint = 0;
  for (size_t i = 0; i < digits; ++i) {
    uint32_t digit = hexDigit(at[2 + i]);
    if (digit == 16) return 0;
    codePoint = codePoint << 4 | digit;
  }
  if (digits) length = 2 + digits;
  return codePoint;
}

bool isIdentifierChar(uint32_t codePoint, bool first) {
  // Invisible characters are more often a mistake than a name, and full-width punctuation is one
  // always.
  if ((codePoint >= 0x200B && codePoint <= 0x200D) ||
      (codePoint >= 0x202A && codePoint <= 0x202E) ||
      (codePoint >= 0x2060 && codePoint <= 0x206F) || codePoint == 0xFEFF || codePoint == 0xAD)
    return false;
  if (codePoint >= 0xFF01 && codePoint <= 0xFF5E) {
    uint32_t ascii = codePoint - 0xFF01 + 0x21;
    if (!isWord(char(ascii))) return false;
  }
  auto in = [&](const CodeRange& range) {
    return codePoint >= range.first && codePoint <= range.last;
  };
  auto isIn = [&](const auto& ranges) {
    return std::any_of(std::begin(ranges), std::end(ranges), in);
  };
  return isIn(nameRanges) && !(first && isIn(notFirst));
}

Scanner::Scanner(std::string_view text, SourceLoc base, IdentifierTable& names,
                 Diagnostics& diagnostics, bool isC)
    : begin_(text.data()),
      end_(text.data() + text.size()),
      at_(begin_),
      base_(base),
      names_(names),
      diagnostics_(diagnostics),
      isC_(isC) {
  if (text.starts_with("\xEF\xBB\xBF")) {
    at_ += 3;
  } else if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
    diagnostics_.error(base_, {Msg::FileInUtf16});
    at_ = end_;
  }
}

SourceLoc Scanner::endOfText() const {
  const char* end = end_;
  if (end > begin_ && end[-1] == '\n') --end;
  if (end > begin_ && end < end_ && end[-1] == '\r') --end;
  return at(end);
}

Token Scanner::next() {
  Token token;
  bool space = false;
  for (;;) {
    char c = *at_;
    switch (c) {
      case ' ':
      case '\t':
      case '\r':
      case '\v':
      case '\f':
        do ++at_;
        while (*at_ == ' ');
        space = true;
        continue;
      case '\n':
        if (inDirective_) {
          token.loc = here();
          token.kind = Tok::LineEnd;
          return token;
        }
        ++at_;
        startsLine_ = true;
        continue;
      case '/':
        if (skipComment()) {
          space = true;
          continue;
        }
        break;
      case '\\':
        if (size_t length = spliceLength(at_)) {
          at_ += length;
          continue;
        }
        break;
      case '\0':
        if (at_ == end_) {
          token.loc = endOfText();
          token.kind = inDirective_ ? Tok::LineEnd : Tok::End;
          token.startsLine = true;
          return token;
        }
        break;
      default: break;
    }
    token.loc = here();
    token.text = at_;
    token.startsLine = startsLine_;
    token.leadingSpace = space;
    startsLine_ = false;
    uint8_t kind = charClasses[uint8_t(c)];
    if (kind & Letter) {
      name(token);
    } else if ((kind & Digit) || (c == '.' && isDigit(at_[1]))) {
      number(token);
    } else if (c == '"' || c == '\'') {
      return literal(at_, token);
    } else {
      punctuator(token);
    }
    return token;
  }
}

void Scanner::name(Token& token) {
  const char* start = at_;
  uint32_t hash = 0;
  const char* p = start;
  do hash = IdentifierTable::step(hash, *p++);
  while (isWord(*p));
  std::string_view word(start, size_t(p - start));
  at_ = p;
  if (isC_ && (*p == '"' || *p == '\'')) {
    bool prefix = word == "L" || word == "u" || word == "U" || (word == "u8" && *p == '"');
    if (prefix) {
      literal(start, token);
      return;
    }
  }
  if (isC_ && continuesName(*p)) {
    longName(token, word);
    if (token.isNamed) return;
  }
  token.length = uint32_t(word.size());
  token.kind = Tok::Identifier;
  token.name = names_.intern(word, IdentifierTable::finish(hash));
  token.isNamed = true;
}

/// A name that begins with `start` and may continue with joined lines or letters beyond ASCII. If
/// it does not continue, nothing changes.
void Scanner::longName(Token& token, std::string_view start) {
  std::string spelling(start);
  const char* p = at_;
  bool hasDollar = false;
  for (;;) {
    size_t length = spliceLength(p);
    if (length) {
      // Joined lines belong to the name only if it continues after them.
      const char* q = p;
      char c = skipSplices(q);
      if (!isWord(c) && !continuesName(c)) break;
      p = q;
    }
    if (isWord(*p) || *p == '$') {
      hasDollar |= *p == '$';
      spelling += *p++;
      continue;
    }
    uint32_t codePoint = 0;
    if (*p == '\\')
      codePoint = decodeUniversalName(p, length);
    else if (uint8_t(*p) >= 0x80)
      codePoint = decodeUtf8(p, length);
    else
      break;
    if (length == 0 || !isIdentifierChar(codePoint, spelling.empty())) break;
    appendUtf8(spelling, codePoint);
    p += length;
  }
  if (p == at_) return;
  at_ = p;
  if (hasDollar)
    diagnostics_.warning("dollar-in-identifier-extension", token.loc, {Msg::DollarInIdentifier});
  token.kind = Tok::Identifier;
  respell(token, spelling);
}

/// The token ends here; its spelling is not its bytes.
void Scanner::respell(Token& token, std::string_view spelling) {
  token.length = uint32_t(at_ - token.text);
  token.name = names_.intern(spelling);
  token.isNamed = true;
}

/// A maximal run of number characters (C17 6.4.8), so that `0x`, `089` and `1.2.3` are one wrong
/// constant each and not two tokens.
void Scanner::number(Token& token) {
  const char* p = at_;
  std::string spelling;
  // In SysY as the course's lexers have it: `0xe+1` is a sum.
  bool hex = p[0] == '0' && (p[1] | 0x20) == 'x';
  const char* from = p;
  for (;;) {
    char c = *p;
    if (isWord(c) || c == '.') {
      ++p;
      char lower = char(c | 0x20);
      bool exponent = isC_ ? lower == 'e' || lower == 'p' : lower == (hex ? 'p' : 'e');
      if (exponent && (*p == '+' || *p == '-')) ++p;
      continue;
    }
    if (c == '\\' && isC_) {
      const char* q = p;
      skipSplices(q);
      if (q != p && (isWord(*q) || *q == '.')) {
        spelling.append(from, p);
        from = p = q;
        continue;
      }
    }
    break;
  }
  at_ = p;
  token.kind = Tok::Number;
  token.length = uint32_t(p - token.text);
  if (spelling.empty()) return;
  spelling.append(from, p);
  respell(token, spelling);
}

/// A string or character constant that starts at `begin` (with its prefix; the quote is at at_), up
/// to its closing quote or the line's end.
Token Scanner::literal(const char* begin, Token& token) {
  char quote = *at_;
  const char* p = at_ + 1;
  bool spliced = false, closed = false;
  while (!closed) {
    char c = *p;
    if (c == quote) {
      closed = true;
      ++p;
    } else if (c == '\\') {
      spliced |= spliceLength(p) != 0;
      if (skipSplices(p) == '\\') {
        ++p;
        spliced |= spliceLength(p) != 0;
        if (skipSplices(p) != '\n' && p < end_) ++p;
      }
    } else if (c == '\n' || (c == '\0' && p == end_)) {
      break;
    } else {
      ++p;
    }
  }
  if (!closed && p > at_ + 1 && p[-1] == '\r') --p;
  at_ = p;
  token.kind = !closed ? Tok::Unterminated : quote == '"' ? Tok::String : Tok::Character;
  token.length = uint32_t(p - begin);
  if (!spliced || !isC_) return token;
  std::string spelling;
  for (const char* q = begin; q < p;) {
    skipSplices(q);
    if (q < p) spelling += *q++;
  }
  respell(token, spelling);
  return token;
}

void Scanner::punctuator(Token& token) {
  // Longest match first. `first`, `second`, `third`: what follows the bytes so far.
  const char *first = at_ + 1, *second, *third;
  char c = *at_;
  char d = *first == '\\' ? skipSplices(first) : *first;
  second = first + (d != '\0');
  char e = *second == '\\' ? skipSplices(second) : *second;
  third = second + (e != '\0');
  auto one = [&](Tok kind) {
    token.kind = kind;
    ++at_;
    token.length = 1;
  };
  auto upTo = [&](const char* end, uint32_t length, Tok kind, std::string_view spelling) {
    token.kind = kind;
    at_ = end;
    token.length = uint32_t(end - token.text);
    if (token.length != length) respell(token, spelling);
  };
  auto two = [&](Tok kind) { upTo(first + 1, 2, kind, tokenName(kind)); };
  auto three = [&](Tok kind) { upTo(third, 3, kind, tokenName(kind)); };
  switch (c) {
    case '(': return one(Tok::LParen);
    case ')': return one(Tok::RParen);
    case '[': return one(Tok::LBracket);
    case ']': return one(Tok::RBracket);
    case '{': return one(Tok::LBrace);
    case '}': return one(Tok::RBrace);
    case ';': return one(Tok::Semi);
    case ',': return one(Tok::Comma);
    case '?': return one(Tok::Question);
    case ':': return d == '>' && isC_ ? two(Tok::RBracket) : one(Tok::Colon);
    case '~': return one(Tok::Tilde);
    case '.': return d == '.' && e == '.' ? three(Tok::Ellipsis) : one(Tok::Dot);
    case '+':
      if (d == '+' && isC_) return two(Tok::PlusPlus);
      return d == '=' ? two(Tok::PlusAssign) : one(Tok::Plus);
    case '-':
      if (d == '-' && isC_) return two(Tok::MinusMinus);
      if (d == '>') return two(Tok::Arrow);
      return d == '=' ? two(Tok::MinusAssign) : one(Tok::Minus);
    case '*': return d == '=' ? two(Tok::StarAssign) : one(Tok::Star);
    case '/': return d == '=' ? two(Tok::SlashAssign) : one(Tok::Slash);
    case '%':
      if (isC_ && d == '>') return two(Tok::RBrace);
      if (isC_ && d == ':') {
        if (e == '%' && *third == ':') return upTo(third + 1, 4, Tok::HashHash, "%:%:");
        return two(Tok::Hash);
      }
      return d == '=' ? two(Tok::PercentAssign) : one(Tok::Percent);
    case '^': return d == '=' ? two(Tok::CaretAssign) : one(Tok::Caret);
    case '=': return d == '=' ? two(Tok::EqualEqual) : one(Tok::Assign);
    case '!': return d == '=' ? two(Tok::NotEqual) : one(Tok::Not);
    case '&':
      if (d == '&') return two(Tok::AmpAmp);
      return d == '=' ? two(Tok::AmpAssign) : one(Tok::Amp);
    case '|':
      if (d == '|') return two(Tok::PipePipe);
      return d == '=' ? two(Tok::PipeAssign) : one(Tok::Pipe);
    case '<':
      if (d == '<') return e == '=' ? three(Tok::LessLessAssign) : two(Tok::LessLess);
      if (isC_ && d == ':') return two(Tok::LBracket);
      if (isC_ && d == '%') return two(Tok::LBrace);
      return d == '=' ? two(Tok::LessEqual) : one(Tok::Less);
    case '>':
      if (d == '>') return e == '=' ? three(Tok::GreaterGreaterAssign) : two(Tok::GreaterGreater);
      return d == '=' ? two(Tok::GreaterEqual) : one(Tok::Greater);
    case '#': return d == '#' && isC_ ? two(Tok::HashHash) : one(Tok::Hash);
    default: return unknown(token);
  }
}

/// A name that begins beyond ASCII, or one character that belongs to no token.
void Scanner::unknown(Token& token) {
  if (isC_ && continuesName(*at_)) {
    longName(token, {});
    if (token.isNamed) return;
  }
  uint8_t byte = uint8_t(*at_++);
  if (byte >= 0xC2 && byte < 0xF5)
    while ((uint8_t(*at_) & 0xC0) == 0x80) ++at_;
  // Typographic quotes are not those of C, but what stands between them is no program either.
  std::string_view first(token.text, size_t(at_ - token.text));
  bool isDouble = first == "“" || first == "”" || first == "＂";
  if (isDouble || first == "‘" || first == "’") {
    for (const char* p = at_; p < end_ && *p != '\n'; ++p) {
      std::string_view rest(p, size_t(std::min<ptrdiff_t>(end_ - p, 3)));
      bool closes = isDouble ? rest == "“" || rest == "”" || rest == "＂" || rest[0] == '"'
                             : rest == "‘" || rest == "’" || rest[0] == '\'';
      if (!closes) continue;
      at_ = p + (uint8_t(rest[0]) < 0x80 ? 1 : 3);
      break;
    }
  }
  token.kind = Tok::Unknown;
  token.length = uint32_t(at_ - token.text);
}

bool Scanner::skipComment() {
  if (at_[1] != '/' && at_[1] != '*' && at_[1] != '\\') return false;
  const char *start = at_, *second = at_ + 1;
  char c = skipSplices(second);
  if (c != '/' && c != '*') return false;
  at_ = second + 1;
  if (c == '/') {
    skipLineComment();
    return true;
  }
  bool sawLineEnd = false;
  if (!skipBlockComment(sawLineEnd)) diagnostics_.error(at(start), {Msg::UnterminatedComment});
  startsLine_ |= sawLineEnd && !inDirective_;
  return true;
}

void Scanner::skipLineComment() {
  for (;;) {
    const void* found = std::memchr(at_, '\n', size_t(end_ - at_));
    if (!found) {
      at_ = end_;
      return;
    }
    at_ = static_cast<const char*>(found);
    // A backslash before the line's end continues the comment.
    const char* last = at_ > begin_ && at_[-1] == '\r' ? at_ - 1 : at_;
    if (last == begin_ || last[-1] != '\\') return;
    ++at_;
  }
}

/// From after the opening to after the closing mark; false if there is none.
bool Scanner::skipBlockComment(bool& sawLineEnd) {
  const char* start = at_;
  for (const char* p = at_;; ++p) {
    p = static_cast<const char*>(std::memchr(p, '/', size_t(end_ - p)));
    if (!p) break;
    const char* before = p;
    while (
        before - 2 >= start && before[-1] == '\n' &&
        (before[-2] == '\\' || (before[-2] == '\r' && before - 3 >= start && before[-3] == '\\')))
      before -= before[-2] == '\\' ? 2 : 3;
    if (before == start || before[-1] != '*') continue;
    at_ = p + 1;
    sawLineEnd = std::memchr(start, '\n', size_t(p - start)) != nullptr;
    return true;
  }
  at_ = end_;
  return false;
}

std::string_view Scanner::headerName() {
  const char* p = at_;
  while (isBlank(*p)) ++p;
  if (*p != '<') return {};
  const char* close = p;
  while (*close != '>' && *close != '\n' && close != end_) ++close;
  if (*close != '>') return {};
  at_ = close + 1;
  return {p, size_t(at_ - p)};
}

std::string_view Scanner::restOfLine() {
  const char* start = at_;
  skipLineComment();
  const char* end = at_;
  while (start < end && isBlank(*start)) ++start;
  while (end > start && isBlank(end[-1])) --end;
  return {start, size_t(end - start)};
}

void Scanner::skipLine() {
  while (next().kind != Tok::LineEnd) {
  }
}

bool Scanner::skipToDirective() {
  // Only `#` at the start of a line counts; comments and literals are known, so that text that
  // looks like a directive in them is none.
  for (;;) {
    const char c = *at_;
    switch (c) {
      case '\n':
        ++at_;
        startsLine_ = true;
        continue;
      case '\0':
        if (at_ == end_) return false;
        ++at_;
        continue;
      case ' ':
      case '\t':
      case '\r':
      case '\v':
      case '\f': ++at_; continue;
      case '#':
        if (startsLine_) return true;
        ++at_;
        continue;
      case '%':
        if (startsLine_ && at_[1] == ':') return true;
        break;
      case '/':
        if (skipComment()) continue;
        break;
      case '"':
      case '\'': {
        Token ignored;
        literal(at_, ignored);
        startsLine_ = false;
        continue;
      }
      case '\\':
        if (size_t length = spliceLength(at_)) {
          at_ += length;
          continue;
        }
        break;
      default: break;
    }
    startsLine_ = false;
    ++at_;
    while (isWord(*at_) || *at_ == ' ') ++at_;
  }
}

bool Scanner::takeParenthesis() {
  // For most names the next byte shows that there are no arguments.
  char c = nextByte();
  if (c != '(' && c != '/' && c != '\\') return false;
  const char* before = at_;
  bool startedLine = startsLine_;
  if (next().kind == Tok::LParen) return true;
  at_ = before;
  startsLine_ = startedLine;
  return false;
}

char Scanner::nextByte() const {
  const char* p = at_;
  while (isBlank(*p) || *p == '\n') ++p;
  return *p;
}

void replaceTrigraphs(std::string& text) {
  constexpr std::string_view last = "=(/)'<!>-", meant = "#[\\]^{|}~";
  size_t to = text.find("??");
  if (to == std::string::npos) return;
  for (size_t from = to; from < text.size(); ++from) {
    size_t which = text[from] == '?' && from + 2 < text.size() && text[from + 1] == '?'
                       ? last.find(text[from + 2])
                       : std::string_view::npos;
    text[to++] = which == std::string_view::npos ? text[from] : meant[which];
    if (which != std::string_view::npos) from += 2;
  }
  text.resize(to);
}

}  // namespace minic
