// What can be said of control flow once a function's body is checked: ends that are reached without
// a return, code that is never executed, `case` labels that are fallen into, functions that always
// call themselves. Constant conditions count, as in clang's analysis.
#pragma once

#include "frontend/ast.h"
#include "support/diagnostics.h"

namespace minic {

/// What sema knows of the function besides its tree.
struct FlowFacts {
  /// The value must be returned: not in a void function, not in C's main.
  bool needsResult = false;
  bool callsItself = false;
};

/// Reports the warnings about the function's flow. Its body must be free of errors.
void checkFlow(const ast::FunctionDecl& function, const FlowFacts& facts, Diagnostics& diagnostics);

}  // namespace minic
