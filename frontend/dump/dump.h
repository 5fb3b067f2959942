// Texts of the front end's intermediate results, for courses and for looking inside: the tokens
// (--dump-tokens) and the checked AST (--dump-ast).
#pragma once

#include <cstdint>
#include <string>

#include "frontend/ast/ast.h"
#include "frontend/language/options.h"
#include "support/diagnostics.h"

namespace minic {

enum class TokenStyle : uint8_t {
  Clang,  ///< as clang's -dump-tokens: kind 'spelling' [flags] Loc=<file:line:col>
  Buaa,   ///< as the first lab of miniSysY: Ident(a), Number(10), If, ...; Err ends the text
};
enum class AstStyle : uint8_t {
  Text,  ///< a tree in the style of clang's -ast-dump
  Json,  ///< one object in the style of clang's -ast-dump=json, a line per node
};

/// Appends the tokens of the text that starts at `file`, one line each. Reports lexical errors.
void dumpTokens(SourceManager& sources, SourceLoc file, Diagnostics& diagnostics,
                const LanguageOptions& options, TokenStyle style, std::string& out);

/// Writes a translation unit item by item: the constructor writes the beginning, end() the end.
/// Nodes have clang's names; constants are folded and conversions are explicit, as in ast.h. Loops
/// over an explicit stack, so any tree can be written.
class AstDumper {
 public:
  AstDumper(const SourceManager& sources, AstStyle style, std::string& out);
  void item(const ast::TopLevelItem& item);
  void end();

 private:
  const SourceManager& sources_;
  AstStyle style_;
  std::string& out_;
  bool isFirst_ = true;
};

}  // namespace minic
