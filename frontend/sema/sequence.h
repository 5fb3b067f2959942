// C17 6.5p2: a variable that an expression changes, and changes or reads somewhere else, without a
// sequence point between the two.
#pragma once

#include "frontend/ast.h"
#include "support/diagnostics.h"

namespace minic {

/// Warns of the first such pair per variable of a full expression, in clang's words
/// (-Wunsequenced). Only variables that are named are looked at, nothing behind a pointer.
void checkSequence(const ast::Expr* expr, Diagnostics& diagnostics);

}  // namespace minic
