// The order of machine blocks, and jumps that lead nowhere in particular.
#pragma once

#include "backend/mir/mir.h"

namespace minic {

/// Finds the loops (loopDepth and frequency of the blocks) and orders mf.layout so that loops are
/// contiguous, bodies follow their branches, and edge blocks stand where they are fallen into.
/// Unreachable blocks leave the layout.
void orderBlocks(MFunction& mf);

/// After allocation: jumps to blocks that only jump go straight to where those lead, such blocks
/// go, a block moves behind its only predecessor where that saves a jump, and loops are rotated so
/// that the branch back is their last instruction.
void threadJumps(MFunction& mf);

/// Before allocation: a short block that returns is repeated for each of a few jumps to it. That
/// saves the jump, and lets the ways that need no frame return without one.
void repeatReturns(MFunction& mf);

/// Before allocation: values that live across calls get a name of their own where the way to the
/// calls begins, so that the ways out before it need no saved registers: `if (n < 2) return n;` of
/// a recursive function.
void splitAtCalls(MFunction& mf);

/// After threadJumps: finds the block where the frame is to be made, so late that the ways that
/// need none do without. Sets MBlock::framed and lays the framed blocks out behind the others.
/// Everything reachable from the returned block is framed, all else is not.
MBlock* placeFrame(MFunction& mf);

}  // namespace minic
