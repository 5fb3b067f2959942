// simplify: instructions become simpler by the rewrite rules and by folding.
#pragma once

#include "passes/pass.h"

namespace minic {

/// Simplifies instructions by the rewrite rules and by folding.
bool simplify(Function& function, PassContext& context);
/// The same, then the rules marked !late, once: forms that only code generation wants.
bool simplifyLate(Function& function, PassContext& context);

}  // namespace minic
