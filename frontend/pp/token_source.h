// The source of the parser's tokens: SysY's lexer, or C's preprocessor. Every token is checked
// and has a kind of the grammar.
#pragma once

#include <memory>
#include <span>

#include "frontend/lex/lexer.h"
#include "frontend/pp/preprocessor.h"

namespace minic {

class TokenSource {
 public:
  /// `file` is the place of the text's first byte. All must outlive the source.
  TokenSource(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
              const LanguageOptions& options);

  /// The next token; Tok::End (again and again) at the end.
  Token next() {
    if (!preprocessor_) return lexer_->next();
    for (;;) {
      Token token = preprocessor_->next();
      if (token.kind == Tok::Identifier) {
        token.kind = token.name->keyword;
        if (token.kind != Tok::Identifier) token.pack = preprocessor_->pragmas().pack;
        token.visibility = preprocessor_->pragmas().visibility;
        return token;
      }
      if (checker_.check(token)) return token;
    }
  }
  /// Lets the names of TS 18661-3 be types from the beginning (sema: SemaContext::lookup).
  void declareFloatTypes() {
    for (std::string_view name : floatTypeNames) names_.intern(name)->isType = true;
  }
  /// The place of messages about the end of the program.
  SourceLoc endOfText() const {
    return preprocessor_ ? preprocessor_->endOfText() : lexer_->endOfText();
  }
  /// Whether a header of C was included, which disables the extensions of SysY.
  bool hasHeaders() const { return preprocessor_ && preprocessor_->hasHeaders(); }
  /// Whether the SysY library is predeclared.
  bool declaresLibrary() const { return !preprocessor_ || preprocessor_->declaresLibrary(); }
  /// Those that were read so far.
  std::span<const WeakPragma> weakPragmas() const {
    if (!preprocessor_) return {};
    return preprocessor_->pragmas().weak;
  }
  /// The files that were read, the main one first; empty for SysY.
  std::vector<ReadFile> files() const;
  /// A header was missing: the text ends there.
  bool isStopped() const { return preprocessor_ && preprocessor_->isStopped(); }

 private:
  IdentifierTable names_;
  TokenChecker checker_;
  std::unique_ptr<SysyLexer> lexer_;
  std::unique_ptr<Preprocessor> preprocessor_;
};

}  // namespace minic
