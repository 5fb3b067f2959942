// The arguments of printf and scanf beside their format.
#pragma once

#include <span>
#include <vector>

#include "frontend/ast/ast.h"
#include "frontend/lex/token.h"
#include "support/diagnostics.h"

namespace minic {

/// Warns of arguments that do not fit the format string of a call. `args` are not yet promoted or
/// converted to the parameters' types; `tokens` are those of the item, for places in the string.
void checkFormat(const ast::FunctionDecl* callee, std::span<ast::Expr* const> args,
                 const std::vector<Token>& tokens, Diagnostics& diagnostics);

}  // namespace minic
