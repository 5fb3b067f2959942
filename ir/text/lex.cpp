// The lexer: a switch on the first byte of a token, a table for the bytes of names, and a small
// hash table for the words.
#include "ir/text/lex.h"

#include <array>
#include <cstring>

namespace minic::irtext {

namespace {

/// Bytes that continue a bare name: letters, digits, "-", "$", ".", "_".
constexpr std::array<bool, 256> kNameBytes = [] {
  std::array<bool, 256> table{};
  for (int c = 'a'; c <= 'z'; ++c) table[size_t(c)] = table[size_t(c) - 'a' + 'A'] = true;
  for (int c = '0'; c <= '9'; ++c) table[size_t(c)] = true;
  for (char c : {'-', '$', '.', '_'}) table[size_t(c)] = true;
  return table;
}();
bool isNameByte(char c) { return kNameBytes[static_cast<unsigned char>(c)]; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

constexpr uint32_t hashWord(std::string_view text) {
  uint32_t h = uint32_t(text.size());
  for (char c : text) h = h * 33 + static_cast<unsigned char>(c);
  return h ^ h >> 9;
}

constexpr std::string_view kWords[] = {"",
#define X(word) #word,
                                       MINIC_IR_WORDS(X)
#undef X
};
static_assert(std::size(kWords) < 256);

constexpr size_t kTableSize = 1024;
constexpr std::array<uint8_t, kTableSize> kWordTable = [] {
  std::array<uint8_t, kTableSize> table{};
  for (size_t i = 1; i < std::size(kWords); ++i) {
    size_t at = hashWord(kWords[i]) % kTableSize;
    while (table[at]) at = (at + 1) % kTableSize;
    table[at] = uint8_t(i);
  }
  return table;
}();

constexpr auto kOpOfWord = [] {
  std::array<Op, std::size(kWords)> ops;
  ops.fill(Op::Erased);
  for (size_t i = 1; i < std::size(kWords); ++i) {
#define OP(name, text, arity, flags, summary) \
  if (kWords[i] == text) ops[i] = Op::name;
#include "ir/ops.def"
  }
  return ops;
}();

Word lookUp(std::string_view text) {
  for (size_t at = hashWord(text) % kTableSize; kWordTable[at]; at = (at + 1) % kTableSize)
    if (kWords[kWordTable[at]] == text) return Word(kWordTable[at]);
  return Word::Other;
}

int hexDigit(char c) {
  if (isDigit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Op opOf(Word word) { return kOpOfWord[size_t(word)]; }

void Lexer::error(Token& token, Wording<> wording) {
  token.kind = Tok::Error;
  problem_ = Message(wording);
}

void Lexer::skipSpace() {
  for (;;) {
    while (*at_ == ' ' || (*at_ >= '\t' && *at_ <= '\r')) ++at_;
    if (*at_ != ';') return;
    const void* line = std::memchr(at_, '\n', size_t(end_ - at_));
    at_ = line ? static_cast<const char*>(line) : end_;
  }
}

/// at_ is at the opening quote; afterwards after the closing one.
bool Lexer::quoted(Token& token) {
  const char* first = ++at_;
  const char* close = static_cast<const char*>(std::memchr(first, '"', size_t(end_ - first)));
  if (!close) {
    at_ = end_;
    error(token, Msg::IrStringUnclosed);
    return false;
  }
  at_ = close + 1;
  token.text = {first, size_t(close - first)};
  if (!std::memchr(first, '\\', token.text.size())) return true;
  std::string& out = unescaped_[turn_ ^= 1];
  out.clear();
  for (const char* c = first; c < close; ++c) {
    if (*c == '\\' && close - c > 1 && c[1] == '\\') {
      out += *c++;
    } else if (*c == '\\' && close - c > 2 && hexDigit(c[1]) >= 0 && hexDigit(c[2]) >= 0) {
      out += char(hexDigit(c[1]) << 4 | hexDigit(c[2]));
      c += 2;
    } else {
      out += *c;
    }
  }
  token.text = out;
  return true;
}

void Lexer::name(Token& token, Tok named, Tok numbered) {
  ++at_;
  if (*at_ == '"') {
    if (quoted(token)) token.kind = named;
    return;
  }
  const char* first = at_;
  if (isDigit(*at_)) {
    uint64_t value = 0;
    for (; isDigit(*at_); ++at_)
      value = value > UINT32_MAX ? value : value * 10 + uint64_t(*at_ - '0');
    token.kind = numbered;
    token.number = value;
    token.text = {first, size_t(at_ - first)};
    return;
  }
  while (isNameByte(*at_)) ++at_;
  token.text = {first, size_t(at_ - first)};
  if (token.text.empty()) return error(token, Msg::IrNameExpected);
  token.kind = named;
}

void Lexer::number(Token& token) {
  const char* first = at_;
  if (*at_ == '-' || *at_ == '+') ++at_;
  if (at_[0] == '0' && at_[1] == 'x' && first == at_) {
    at_ += 2;
    if (*at_ == 'K' || *at_ == 'L' || *at_ == 'M' || *at_ == 'H' || *at_ == 'R') ++at_;
    while (hexDigit(*at_) >= 0) ++at_;
    token.kind = Tok::HexFloat;
    token.text = {first, size_t(at_ - first)};
    return;
  }
  uint64_t value = 0;
  for (; isDigit(*at_); ++at_) value = value * 10 + uint64_t(*at_ - '0');
  if (*at_ == '.') {
    ++at_;
    while (isDigit(*at_)) ++at_;
    if ((*at_ == 'e' || *at_ == 'E') &&
        (isDigit(at_[1]) || ((at_[1] == '-' || at_[1] == '+') && isDigit(at_[2])))) {
      at_ += 2;
      while (isDigit(*at_)) ++at_;
    }
    token.kind = Tok::Float;
    token.text = {first, size_t(at_ - first)};
    return;
  }
  token.text = {first, size_t(at_ - first)};
  if (*at_ == ':' && isDigit(*first)) {
    ++at_;
    token.kind = Tok::LabelNumber;
    token.number = token.text.size() > 10 ? UINT64_MAX : value;
    return;
  }
  if (isNameByte(*at_)) {  // 2a: as a label, or nonsense
    while (isNameByte(*at_)) ++at_;
    token.text = {first, size_t(at_ - first)};
    if (*at_ != ':') return error(token, Msg::IrNeitherNumberNorName);
    ++at_;
    token.kind = Tok::Label;
    return;
  }
  token.kind = Tok::Integer;
  token.number = *first == '-' ? 0 - value : value;
}

void Lexer::word(Token& token) {
  const char* first = at_;
  while (isNameByte(*at_)) ++at_;
  token.text = {first, size_t(at_ - first)};
  if (*at_ == ':') {
    ++at_;
    token.kind = Tok::Label;
    return;
  }
  if (*first == 'i' && isDigit(first[1])) {
    uint64_t bits = 0;
    const char* digit = first + 1;
    for (; isDigit(*digit) && bits < (1 << 24); ++digit) bits = bits * 10 + uint64_t(*digit - '0');
    if (digit == at_) {
      token.kind = Tok::IntType;
      token.number = bits;
      return;
    }
  }
  if (*first == 'c' && at_ == first + 1 && *at_ == '"') {
    if (quoted(token)) token.kind = Tok::CString;
    return;
  }
  token.kind = Tok::Word;
  token.word = lookUp(token.text);
}

void Lexer::next(Token& token) {
  skipSpace();
  token.start = at_;
  token.word = Word::Other;
  token.punct = 0;
  switch (*at_) {
    case 0:
      token.kind = Tok::Eof;
      if (at_ < end_) error(token, Msg::IrNulByte);
      return;
    case '%': return name(token, Tok::LocalName, Tok::LocalNumber);
    case '@': return name(token, Tok::GlobalName, Tok::GlobalNumber);
    case '"':
      if (!quoted(token)) return;
      token.kind = Tok::String;
      if (*at_ == ':') {
        ++at_;
        token.kind = Tok::Label;
      }
      return;
    case '=':
    case ',':
    case '(':
    case ')':
    case '{':
    case '}':
    case '[':
    case ']':
    case '<':
    case '>':
    case '*':
    case '!':
    case ':':
    case '|':
    case '^':
      token.kind = Tok::Punct;
      token.punct = *at_++;
      return;
    case '#':
      ++at_;
      if (isDigit(*at_)) {
        token.number = 0;
        for (; isDigit(*at_); ++at_) token.number = token.number * 10 + uint64_t(*at_ - '0');
        token.kind = Tok::AttrGroup;
      } else {
        while (isNameByte(*at_)) ++at_;
        token.text = {token.start, size_t(at_ - token.start)};
        token.kind = Tok::DebugRecord;
      }
      return;
    case '.':
      if (at_[1] == '.' && at_[2] == '.') {
        at_ += 3;
        token.kind = Tok::Ellipsis;
        return;
      }
      return word(token);
    case '$':
      if (at_[1] == '"') {
        ++at_;
        if (quoted(token)) token.kind = Tok::Comdat;
        return;
      }
      word(token);
      if (token.kind == Tok::Word) token.kind = Tok::Comdat;
      return;
    case '-':
    case '+':
      if (isDigit(at_[1])) return number(token);
      if (*at_ == '-') return word(token);
      break;
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9': return number(token);
    default:
      if (isNameByte(*at_)) return word(token);
  }
  ++at_;
  error(token, Msg::IrUnexpectedByteHere);
}

bool Lexer::skipBrackets() {
  for (int depth = 1; at_ < end_; ++at_) {
    switch (*at_) {
      case '(':
      case '[':
      case '{': ++depth; break;
      case ')':
      case ']':
      case '}':
        if (--depth == 0) {
          ++at_;
          return true;
        }
        break;
      case '"': {
        const char* close =
            static_cast<const char*>(std::memchr(at_ + 1, '"', size_t(end_ - at_ - 1)));
        if (!close) return false;
        at_ = close;
        break;
      }
      case ';':  // a comment may hold any brackets
        while (at_ + 1 < end_ && at_[1] != '\n') ++at_;
        break;
      default: break;
    }
  }
  return false;
}

}  // namespace minic::irtext
