// Parse trees to the checked AST (ast.h): names, types, constants, conversions, initialisers, flow.
// One Sema per translation unit; item() is called for each top-level item in order. Every rule of
// the two dialects has its message here; after an error the offending expression is dropped (a null
// Expr, which silences all that depends on it) and the rest of the item is still checked.
//
//   context.h               what all checkers share
//   decl.h                  declarations: typedefs, variables, functions
//   declarator.h, array.h   specifiers and declarators, arrays of variable length
//   record.h                structs, unions, enumerations, their members
//   attribute.h, builtin.h  what GNU C adds
//   init.h                  initialisers; init_list.h, what overrides what in them
//   stmt.h                  statements, switch, labels, goto
//   expr.h, literal.h       expressions
//   convert.h               conversions, also as if by assignment
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "frontend/ast/ast.h"
#include "frontend/language/options.h"
#include "frontend/parse/parse_tree.h"

namespace minic {

struct SemaContext;

class Sema {
 public:
  Sema(const TokenSource& source, Diagnostics& diagnostics, const LanguageOptions& options);
  ~Sema();

  /// Checks one item; its nodes go to item.arena.
  void item(const ParseTree& tree, ast::TopLevelItem& item);
  /// Checks the file as a whole. Returns the tentative definitions that have become definitions.
  std::vector<ast::VarDecl*> finish();
  std::span<const ast::Alias> aliases() const;

  ast::TypeContext& types();
  uint32_t staticCount() const;

 private:
  void forgetItem();

  std::unique_ptr<SemaContext> context_;
};

}  // namespace minic
