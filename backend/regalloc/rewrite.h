// The last phase of the greedy allocator: assigned and spilled ranges become operands and moves.
#pragma once

#include "backend/regalloc/bundles.h"
#include "backend/regalloc/regalloc.h"

namespace minic {

/// Gives spilled values their slots, every operand its place, and inserts the moves where a value
/// changes its place, within blocks and on edges. `locations` may be null.
void rewrite(MFunction& mf, const Liveness& liveness, Bundles bundles, EntryLocations* locations);

}  // namespace minic
