// Initialisers become flat lists of stores.
#pragma once

#include "frontend/sema/context.h"

namespace minic {

/// The constant node for `value`, which static storage or SysY's `const` demands; null after an
/// error.
ast::Expr* constantFor(SemaContext& sema, ast::Expr* value, const ast::Type* type);
void initializeVariable(SemaContext& sema, ast::VarDecl* var, uint32_t initNode);

}  // namespace minic
