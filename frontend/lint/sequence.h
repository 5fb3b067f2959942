// C17 6.5p2: a variable that an expression changes, and changes or reads somewhere else, without a
// sequence point between the two.
#pragma once

#include <functional>

#include "frontend/ast/ast.h"
#include "support/diagnostics.h"

namespace minic {

/// Two accesses in no order: at least that at `at` changes the variable.
struct Unsequenced {
  const ast::VarDecl* variable;
  SourceLoc at, other;
  bool changesBoth;
};
/// Calls `found` for the first such pair per variable of a full expression.
void findUnsequenced(const ast::Expr* expr, const std::function<void(const Unsequenced&)>& found);

/// Warns of the first such pair per variable of a full expression, in clang's words
/// (-Wunsequenced). Only named variables are looked at, not what a pointer points to.
void checkSequence(const ast::Expr* expr, Diagnostics& diagnostics);

}  // namespace minic
