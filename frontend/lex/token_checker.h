// The check of a token before the parser gets it: the shape of numbers, unterminated constants,
// bytes of no token. An error is reported here; it still gives a token where that helps the parser
// to continue.
#pragma once

#include "frontend/language/options.h"
#include "frontend/lex/token.h"
#include "support/diagnostics.h"

namespace minic {

class TokenChecker {
 public:
  TokenChecker(Diagnostics& diagnostics, Dialect dialect)
      : diagnostics_(diagnostics), dialect_(dialect) {}

  /// Gives the token a kind of the grammar; false: it is dropped.
  bool check(Token& token) {
    if (token.kind <= Tok::Floating) [[likely]]
      return true;
    return checkRare(token);
  }

 private:
  bool checkRare(Token& token);
  Tok number(const Token& token);
  bool universalName(const Token& token);
  bool unknown(Token& token);

  Diagnostics& diagnostics_;
  Dialect dialect_;
  bool saidImaginary_ = false;
  SourceLoc lastUnknown_;  // end of the last run of unknown bytes: one message per run
};

}  // namespace minic
