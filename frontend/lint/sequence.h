// Changes and uses of a variable in no order.
#pragma once

#include "frontend/ast/ast.h"
#include "support/diagnostics.h"

namespace minic {

/// Warns of what findUnsequenced() finds, in clang's words (-Wunsequenced).
void checkSequence(const ast::Expr* expr, Diagnostics& diagnostics);

}  // namespace minic
