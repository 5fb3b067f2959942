// The loops of a function by block; support/graph/loops.h says which cycles are loops.
#pragma once

#include <algorithm>

#include "ir/dominators.h"
#include "support/graph/loops.h"

namespace minic {

/// Valid until the function's CFG epoch changes.
struct Loops : LoopForest {
  static Loops compute(const Function& function) { return compute(Rpo::compute(function)); }
  static Loops compute(const DomTree& tree) { return compute(tree.rpo); }
  static Loops compute(Rpo rpo) {
    LoopForest forest = LoopForest::compute(rpo);
    for (Block* block : rpo.order)
      if (block->last && block->last->is(Op::IndirectBr)) markIndirect(forest, rpo, *block);
    return {std::move(forest), std::move(rpo)};
  }

  /// The edges of an indirect branch cannot be given another target, nor be copied. So the loops
  /// that it is in, or leads to the header of, are treated as the irreducible ones.
  static void markIndirect(LoopForest& forest, const Rpo& rpo, const Block& block) {
    for (uint32_t l = forest.loopOf[rpo[&block]]; l != kNone; l = forest.loops[l].parent)
      forest.loops[l].irreducible = true;
    for (LoopForest::Loop& loop : forest.loops) {
      const Block* header = rpo.order[loop.header];
      loop.irreducible |= std::any_of(header->preds.begin(), header->preds.end(),
                                      [&](Edge pred) { return pred.block == &block; });
    }
  }

  Rpo rpo;  ///< numbers of the blocks in the forest

  /// The innermost loop around a block; kNone for an unreachable one.
  uint32_t loopOf(const Block* block) const {
    return rpo.isReachable(block) ? LoopForest::loopOf[rpo[block]] : kNone;
  }
  /// How many loops contain the block.
  uint32_t depth(const Block* block) const {
    return rpo.isReachable(block) ? LoopForest::depth(rpo[block]) : 0;
  }
  Block* header(uint32_t loop) const { return rpo.order[loops[loop].header]; }
  bool isHeader(const Block* block) const {
    return loopOf(block) != kNone && header(loopOf(block)) == block;
  }
};

}  // namespace minic
