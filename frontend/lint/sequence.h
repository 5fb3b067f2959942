// C17 6.5p2: a variable that an expression changes, and changes or reads somewhere else, without a
// sequence point between the two.
#pragma once

#include "frontend/ast/ast.h"
#include "support/diagnostics.h"

namespace minic {

/// Warns of the first such pair per variable of a full expression, in clang's words
/// (-Wunsequenced). Only named variables are looked at, not what a pointer points to.
void checkSequence(const ast::Expr* expr, Diagnostics& diagnostics);

}  // namespace minic
