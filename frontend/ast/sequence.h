// C17 6.5p2: a variable that an expression changes, and changes or reads somewhere else, without a
// sequence point between the two. Two lvalues of which one has no name, as `*p`, may be one object
// or not: that is seen when the program runs.
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
/// `perhaps` gets the pairs of lvalues, at least one of them without a name, that are such a pair
/// if they are one object.
void findUnsequenced(
    const ast::Expr* expr, const std::function<void(const Unsequenced&)>& found,
    const std::function<void(const ast::Expr*, const ast::Expr*)>& perhaps = nullptr);

}  // namespace minic
