// C17 6.5p2: a variable that an expression changes, and changes or reads somewhere else, without a
// sequence point between the two. Only named variables are looked at, not what a pointer points to.
#pragma once

#include <functional>

#include "frontend/ast/ast.h"

namespace minic {

/// Two accesses in no order: at least that at `at` changes the variable.
struct Unsequenced {
  const ast::VarDecl* variable;
  SourceLoc at, other;
  bool changesBoth;
};
/// Calls `found` for the first such pair per variable of a full expression.
void findUnsequenced(const ast::Expr* expr, const std::function<void(const Unsequenced&)>& found);

}  // namespace minic
