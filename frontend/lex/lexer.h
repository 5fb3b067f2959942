// Bytes to tokens, one at a time. The text is taken as bytes: comments, strings and character
// constants may hold anything; elsewhere a byte that starts no token is a located error and
// skipped. The tokens are those of grammar/MiniC.g4, which also gives the generated lexer this one
// is tested against. In SysY `++` and `--` are two signs each.
#pragma once

#include <cstdint>
#include <string_view>

#include "frontend/frontend.h"
#include "frontend/lex/token.h"
#include "support/diagnostics.h"
#include "support/source.h"

namespace minic {

class Lexer {
 public:
  /// Lexes the text that starts at `file`. Names of C are interned in `names`.
  Lexer(const SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
        const LanguageOptions& options, IdentifierTable& names);

  /// The next token; Tok::End (again and again) at the end of the text.
  Token next();

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
  void lexName(Token& token);
  Tok keywordOfSysY(std::string_view word) const;
  bool isNameInSysY(Tok keyword) const;
  Tok number();
  bool quoted(char quote);
  Tok punctuator();
  Tok strayByte();

  Diagnostics& diagnostics_;
  IdentifierTable& names_;
  Dialect dialect_;
  SourceLoc base_;
  std::string_view text_;
  size_t position_ = 0;
  bool startsLine_ = true;
  size_t lastStray_ = SIZE_MAX;  // end of the last run of stray bytes: one message per run
  Tok keywordTable_[128] = {};
};

}  // namespace minic
