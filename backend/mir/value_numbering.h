// Common subexpressions and loop invariants of machine code.
#pragma once

#include "backend/mir/mir.h"

namespace minic {

/// Computes once what is computed twice, and outside of a loop what is the same in every round:
/// addresses, constants, and what lowering made of geps, which the IR does not show. Before:
/// machine IR from lowering, mf.layout in reverse post-order. After: the same, with fewer
/// instructions. How many values a loop may get from outside is TargetInfo::maxLoopInvariants; 0 0
/// turns it all off.
void numberValues(MFunction& mf);

}  // namespace minic
