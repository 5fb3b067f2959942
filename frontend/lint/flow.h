// Warnings about control flow, after a function's body was checked: ends that are reached without
// a return, code that is never executed, `case` labels that control falls into, functions that
// always call themselves. Constant conditions count, as in clang's analysis.
#pragma once

#include "frontend/ast/ast.h"
#include "support/diagnostics.h"

namespace minic {

/// Facts about the function that its tree does not have.
struct FlowFacts {
  /// The value must be returned: not in a void function, not in C's main.
  bool needsResult = false;
  bool callsItself = false;
};

/// Reports the warnings about the function's flow. Its body must be free of errors.
void checkFlow(const ast::FunctionDecl& function, const FlowFacts& facts, Diagnostics& diagnostics);

}  // namespace minic
