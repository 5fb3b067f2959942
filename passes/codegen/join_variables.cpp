// The last step over IR for debuggers; no code is changed.
#include "ir/analysis/joined_assignments.h"
#include "passes/codegen/codegen.h"
#include "passes/function_pass.h"

namespace minic {

bool joinVariables(Function& function, PassContext& context) {
  if (function.debug) joinAssignments(function, *context.get<DomTree>());
  return false;
}

}  // namespace minic
