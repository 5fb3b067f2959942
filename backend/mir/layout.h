// Block placement, jump threading, tail duplication of returns, and shrink wrapping.
#pragma once

#include "backend/mir/mir.h"
#include "support/graph/cfg.h"
#include "support/graph/loops.h"

namespace minic {

/// Machine code for Cfg::build, searched so that a loop's own blocks get smaller numbers than the
/// blocks after the loop: of two successors, the one in fewer loops comes last in reverse
/// post-order. If both are in as many, the less probable one does. Before loop depths are known,
/// loops need not be contiguous.
struct LoopsFirst : BlockGraph<MBlock> {
  static bool swaps(const MBlock* block) {
    const auto& succs = block->succs;
    if (succs.size() != 2) return false;
    return succs[0]->loopDepth == succs[1]->loopDepth ? block->firstSuccessor < 0.5f
                                                      : succs[0]->loopDepth < succs[1]->loopDepth;
  }
  static MBlock* succ(MBlock* block, uint32_t i) { return block->succs[swaps(block) ? 1 - i : i]; }
};

/// The flow graph of a function's blocks, numbered by their places in the layout.
struct LayoutFlow {
  Cfg cfg;
  LoopForest forest;
};

/// Estimates MBlock::frequency of the blocks `order`, which have their numbers in `cfg`; a loop's
/// blocks have smaller numbers than those after it. At -Os a loop counts little more than the code
/// around it: the fourth root.
void estimateFrequencies(const MFunction& mf, const std::vector<MBlock*>& order, const Cfg& cfg,
                         const LoopForest& forest);

/// Finds the loops (loopDepth and frequency of the blocks) and orders mf.layout so that loops are
/// contiguous, bodies follow their branches, and edge blocks are placed where control falls through
/// into them. Unreachable blocks leave the layout.
LayoutFlow orderBlocks(MFunction& mf);

/// After allocation: jumps to blocks that only jump are threaded, equal tails are merged, and the
/// blocks get their final order.
void threadJumps(MFunction& mf);

/// After allocation: orders the blocks so that control falls through where that saves most jumps.
void placeBlocks(MFunction& mf);

/// After allocation: copies short blocks at the end of a loop's iteration to the arms that jump
/// there. True if there were any; the edges must be computed anew then.
bool duplicateTails(MFunction& mf);

/// After allocation: makes one block of the instructions that several blocks end in. True if there
/// were any; the edges must then be recomputed.
bool mergeTails(MFunction& mf);

/// Copies a short block that ends in an indirect jump to the blocks that jump to it: last of all,
/// since each copy has as many edges as there are labels. The copies have none.
void copyIndirectJumps(MFunction& mf);

/// After allocation: removes what gives a register the value that it has.
void dropRepeatedValues(MFunction& mf);

/// Before allocation: tail-duplicates a short block that returns into each of a few predecessors.
/// That saves the jump and lets paths that need no frame return without one.
void repeatReturns(MFunction& mf);

/// Before allocation: splits the live ranges of values that live across calls at the shrink-wrap
/// point of the calls, so that paths that return before it need no saved registers:
/// `if (n < 2) return n;` of a recursive function.
void splitAtCalls(MFunction& mf);

/// By block id: whether placeFrame would put the block behind the prologue.
std::vector<bool> framedRegion(const MFunction& mf);

/// Shrink wrapping, after threadJumps: finds the block for the prologue, so late that paths that
/// need no frame do without. Sets MBlock::framed and places the framed blocks after the others.
/// A block is framed if it is reachable from the returned one.
MBlock* placeFrame(MFunction& mf);

}  // namespace minic
