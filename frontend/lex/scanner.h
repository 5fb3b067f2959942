// Bytes to preprocessing tokens, one at a time; both dialects are scanned here. Comments, strings
// and character constants may hold any bytes. Nothing is reported but a comment without an end: an
// invalid token matters only if it reaches the parser; frontend/lex/token_checker.h reports it
// then. Lines joined by a backslash are one line (C17 5.1.1.2); a token that is cut so has its
// clean spelling interned.
#pragma once

#include <string_view>

#include "frontend/lex/token.h"
#include "support/diagnostics.h"

namespace minic {

class Scanner {
 public:
  /// `text` is followed by a NUL; `base` is the place of its first byte. `isC`: joined `++` and
  /// `--`, `#`, prefixes of literals, digraphs and names with letters beyond ASCII.
  Scanner(std::string_view text, SourceLoc base, IdentifierTable& names, Diagnostics& diagnostics,
          bool isC);

  /// The next token; Tok::End (again and again) at the end of the text. Names are Identifier, also
  /// those of keywords.
  Token next();
  /// A line's end is a token of its own, LineEnd, until this is turned off.
  void setInDirective(bool inDirective) { inDirective_ = inDirective; }

  /// `<name>` of an #include if it is next in the line: its bytes with the brackets.
  std::string_view headerName();
  /// Drops the rest of a directive, token by token.
  void skipLine();
  /// Takes the bytes that are left of the line, without white space around them.
  std::string_view restOfLine();
  /// Drops the bytes that are left of the line.
  void skipRestOfLine() { skipLineComment(); }
  /// Drops whole lines up to one whose first token is `#`; false at the end of the text.
  bool skipToDirective();
  /// Takes the next token if it is `(`.
  bool takeParenthesis();
  /// The byte after white space, without taking anything.
  char nextByte() const;

  bool isAtEnd() const { return at_ == end_; }
  std::string_view text() const { return {begin_, size_t(end_ - begin_)}; }
  SourceLoc at(const char* byte) const { return base_ + uint32_t(byte - begin_); }
  SourceLoc here() const { return at(at_); }
  /// The place of messages about the end of the text: the end of its last line, not an empty one.
  SourceLoc endOfText() const;

 private:
  Token literal(const char* begin, Token& token);
  void name(Token& token);
  void longName(Token& token, std::string_view start);
  void number(Token& token);
  void punctuator(Token& token);
  void unknown(Token& token);
  /// Skips a comment that begins here; false: there is none.
  bool skipComment();
  void skipLineComment();
  bool skipBlockComment(bool& sawLineEnd);
  void respell(Token& token, std::string_view spelling);

  const char *begin_, *end_, *at_;
  SourceLoc base_;
  IdentifierTable& names_;
  Diagnostics& diagnostics_;
  bool isC_, inDirective_ = false, startsLine_ = true;
};

inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Whether the code point is allowed in an identifier (C17 annex D), and at its start.
bool isIdentifierChar(uint32_t codePoint, bool first);

/// The value of a hexadecimal digit; 16: it is none.
inline uint32_t hexDigit(char c) {
  char lower = char(c | 0x20);
  if (isDigit(c)) return uint32_t(c - '0');
  return lower >= 'a' && lower <= 'f' ? uint32_t(lower - 'a' + 10) : 16;
}
/// The code point of a `\uXXXX` or `\UXXXXXXXX` at `at`; length 0: there is none.
uint32_t decodeUniversalName(const char* at, size_t& length);

/// C17 5.1.1.2, phase 1: the characters that trigraphs stand for. Only strict C (`!gnu`) has them.
void replaceTrigraphs(std::string& text);

}  // namespace minic
