// Common subexpressions and loop invariants of machine code.
#pragma once

#include "backend/mir/layout.h"

namespace minic {

/// Removes common subexpressions and hoists loop invariants: addresses, constants, and the
/// arithmetic of geps, which the IR does not show. Before: machine IR from lowering, mf.layout in
/// reverse post-order, `flow` its graph. After: the same, with fewer instructions. How many values
/// a loop may get from outside is TargetInfo::maxLoopInvariants; 0 0 turns it all off.
void numberValues(MFunction& mf, LayoutFlow flow);

}  // namespace minic
