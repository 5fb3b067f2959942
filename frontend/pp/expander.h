// The expansion of macros: the stack of the texts that are read before the files, and the arguments
// of calls. The tokens of the files are the Preprocessor's.
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <vector>

#include "frontend/pp/macro.h"

namespace minic {

class Preprocessor;

/// Lists of tokens that are used again.
class TokenLists {
 public:
  using List = std::unique_ptr<std::vector<Token>>;
  List take();
  void give(List list);

 private:
  std::vector<List> spare_;
};

class MacroExpander {
 public:
  explicit MacroExpander(Preprocessor& pp) : pp_(pp) {}

  /// The next token, expanded.
  Token next();
  /// The next token of the innermost context, not expanded. At a barrier and, while arguments are
  /// collected, at the end of a file: End, and the context stays.
  template <bool opensRuns = true>
  Token take();
  /// Whether `(` is next, perhaps on a later line; takes it then. Stops at directives, but not at
  /// ends of expansions.
  bool nextIsParenthesis();
  /// Whether an argument is being expanded.
  bool isInArgument() const;
  /// Leaves all contexts, at the end of a directive.
  void drop();

 private:
  /// Tokens to be read before those of the file: a macro's body or a list that was made.
  struct Context {
    Token *at, *end;
    Macro* macro = nullptr;  // to be enabled at the end
    uint32_t delta = 0;      // added to the tokens' places
    bool isBarrier = false;  // an argument: nothing is read past its end
    bool isFirst = false;    // the next token gets the flags of the name
    bool startsLine = false, leadingSpace = false;
    bool endsInSpace = false;  // a blank follows the last token
    TokenLists::List tokens;
  };
  struct Argument {
    size_t begin = 0, end = 0;  // in Arguments::tokens
    bool isExpanded = false;
    std::vector<Token> expanded = {};
    bool isEmpty() const { return begin == end; }
  };
  /// The arguments of one use of a macro.
  struct Arguments {
    Token* tokens = nullptr;  // collected, or within the argument that is being expanded
    std::vector<Argument> items;
    std::span<const Token> of(const Argument& argument) const {
      return {tokens + argument.begin, tokens + argument.end};
    }
    bool omitsVariadic = false;  // there was none at all for the last parameter
  };
  struct ArgumentEnds;

  Context& push(std::vector<Token>& tokens, const Token& name, Macro* macro);
  void pop();
  void openRun(const Token& run);
  void givePendingFlags(Token& token);
  void dropPendingFlags() { hasPendingFlags_ = pendingStartsLine_ = pendingSpace_ = false; }
  bool expand(Token& name);
  bool collectArguments(const Token& name, const Macro& macro, Arguments& arguments,
                        std::vector<Token>& collected);
  bool findArguments(const Macro& macro, Arguments& arguments);
  bool checkArguments(const Token& name, const Macro& macro, Arguments& arguments);
  const std::vector<Token>& expandArgument(const Macro& macro, Arguments& arguments,
                                           Argument& argument);
  void substitute(const Macro& macro, std::span<const Token> body, Arguments& arguments,
                  uint32_t delta, std::vector<Token>& out, SourceLoc firstPastedAt = {});
  std::span<const Token> optionalPart(const Macro& macro, std::span<const Token> body, size_t& i,
                                      Arguments& arguments);

  Preprocessor& pp_;
  std::vector<Context> contexts_;
  TokenLists lists_;
  std::deque<std::vector<Token>> runs_;  // of the outermost call
  std::vector<Token*> openParentheses_;  // of the call whose end is searched for
  unsigned collecting_ = 0;              // how many macros' arguments are being collected
  bool hasPendingFlags_ = false, pendingStartsLine_ = false, pendingSpace_ = false;
  bool sawEmptyExpansion_ = false;  // in the argument that is being expanded
};

}  // namespace minic
