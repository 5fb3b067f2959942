// The order of machine blocks, and jumps that lead nowhere in particular.
#pragma once

#include "backend/mir.h"

namespace minic {

/// Finds the loops (loopDepth and frequency of the blocks) and orders mf.layout so that loops are
/// contiguous, bodies follow their branches, and edge blocks stand where they are fallen into.
/// Unreachable blocks leave the layout.
void orderBlocks(MFunction& mf);

/// After allocation: jumps to blocks that only jump go straight to where those lead, such blocks
/// go, a block moves behind its only predecessor where that saves a jump, and loops are rotated so
/// that the branch back is their last instruction.
void threadJumps(MFunction& mf);

}  // namespace minic
