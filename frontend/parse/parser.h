// Tokens to parse trees, one top-level item at a time. Syntax errors are reported here, in clang's
// words, several per item; the tree then has nodes with `hasError`.
#pragma once

#include <memory>

#include "frontend/parse/parse_tree.h"

namespace minic {

class StageTimes;

class Parser {
 public:
  Parser(TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options);
  ~Parser();
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;

  /// Reads the next item into `tree` (which is cleared first); false at the end of the file.
  bool parseItem(ParseTree& tree);
  /// `tree` is not used again: frees the memory of a large one. A small one keeps its own for the
  /// next item.
  void drop(ParseTree& tree);
  /// From now on adds the wall time of the lexer to the stage "lex".
  void measureLexer(StageTimes& times);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace minic
