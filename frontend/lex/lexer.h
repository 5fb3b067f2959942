// The tokens of a SysY program. There are no macros: line markers and the #include of the library's
// header need no action, as the library is predeclared and places refer to the file as it is. In
// SysY `++` and `--` are two signs each. The tokens are those of grammar/MiniC.g4, which also gives
// the generated lexer that this one is tested against.
#pragma once

#include "frontend/lex/scanner.h"
#include "frontend/lex/token_checker.h"

namespace minic {

class SysyLexer {
 public:
  /// Lexes the text that starts at `file`.
  SysyLexer(const SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
            IdentifierTable& names)
      : diagnostics_(diagnostics),
        scanner_(sources.text(file), file, names, diagnostics, false),
        checker_(diagnostics, Dialect::SysY) {}

  /// The next token; Tok::End (again and again) at the end of the text.
  Token next();
  SourceLoc endOfText() const { return scanner_.endOfText(); }

 private:
  void directive(const Token& hash);
  bool isName(Tok keyword) const;

  Diagnostics& diagnostics_;
  Scanner scanner_;
  TokenChecker checker_;
};

}  // namespace minic
