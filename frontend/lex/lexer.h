// Bytes to tokens, one at a time. The text is taken as bytes: comments, strings and character
// constants may hold anything; elsewhere a byte that starts no token is a located error and
// skipped. The tokens are those of grammar/MiniC.g4, which also gives the generated lexer this one
// is tested against. In SysY `++` and `--` are two signs each.
#pragma once

#include <cstdint>
#include <string_view>

#include "frontend/frontend.h"
#include "support/diagnostics.h"
#include "support/source.h"

namespace minic {

enum class Tok : uint8_t {
  End = 0,
#define MINIC_TOKEN(grammarName, name, spelling) name,
#include "frontend/lex/tokens.def"
};

/// The spelling of an operator or keyword, a description of the other tokens.
std::string_view tokenName(Tok kind);

struct Token {
  SourceLoc loc;
  uint32_t length = 0;
  Tok kind = Tok::End;
  bool startsLine = false;  ///< the first token of its line

  SourceLoc end() const { return loc + length; }
  SourceRange range() const { return {loc, end()}; }
};

class Lexer {
 public:
  /// Lexes the text that starts at `file`.
  Lexer(const SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
        const LanguageOptions& options);

  /// The next token; Tok::End (again and again) at the end of the text.
  Token next();

  /// The bytes of a token of this text.
  std::string_view spelling(const Token& token) const {
    return text_.substr(token.loc.raw - base_.raw, token.length);
  }
  /// Where messages about the end of the text point: behind its last line, not on an empty one.
  SourceLoc endOfText() const {
    size_t end = text_.size();
    if (end > 0 && text_[end - 1] == '\n') --end;
    if (end > 0 && end < text_.size() && text_[end - 1] == '\r') --end;
    return at(end);
  }

 private:
  SourceLoc at(size_t offset) const { return base_ + uint32_t(offset); }
  char peek(size_t ahead = 0) const {
    return position_ + ahead < text_.size() ? text_[position_ + ahead] : '\0';
  }
  bool skipSpace();
  void skipLineComment();
  void skipBlockComment();
  void directive();
  Tok identifier();
  bool isNameInSysY(Tok keyword) const;
  Tok number();
  bool quoted(char quote);
  Tok punctuator();
  Tok strayByte();

  Diagnostics& diagnostics_;
  Dialect dialect_;
  SourceLoc base_;
  std::string_view text_;
  size_t position_ = 0;
  bool startsLine_ = true;
  size_t lastStray_ = SIZE_MAX;  // end of the last run of stray bytes: one message per run
  Tok keywordTable_[128] = {};
};

}  // namespace minic
