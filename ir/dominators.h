// The dominator tree of a function's reachable blocks, with answers about blocks and instructions;
// support/graph/dominators.h has the tree itself.
#pragma once

#include "ir/rpo.h"
#include "support/graph/dominators.h"

namespace minic {

/// Its numbers are RPO numbers, and the walk takes siblings in the order of the text.
class DomTree : public Dominators {
 public:
  using Dominators::dominates;
  using Dominators::idom;

  static DomTree compute(const Function& function);
  /// The tree with these parents, by RPO number: for experiments with other algorithms.
  static DomTree fromIdoms(const Function& function, std::vector<uint32_t> idoms);

  /// Numbers of the blocks; the tree's functions take blocks or these numbers.
  Rpo rpo;

  // ---- by block

  /// The immediate dominator; null for the entry and for unreachable blocks.
  Block* idom(const Block* block) const {
    uint32_t n = rpo[block];
    return n == 0 || n == Rpo::kUnreachable ? nullptr : rpo.order[idom(n)];
  }
  bool isReachable(const Block* block) const { return rpo.isReachable(block); }
  /// O(1). As in LLVM: everything dominates an unreachable block, which dominates no reachable one.
  bool dominates(const Block* a, const Block* b) const {
    if (a == b || !isReachable(b)) return true;
    return isReachable(a) && dominates(rpo[a], rpo[b]);
  }
  bool strictlyDominates(const Block* a, const Block* b) const { return a != b && dominates(a, b); }

  // ---- by instruction

  /// The value of `def` is available when `user` runs (not a phi; for operands ask dominatesUse).
  /// Within one block this walks from `def` on: number the instructions yourself to ask often.
  bool dominates(const Inst* def, const Inst* user) const;
  /// `def` is available to this operand; a phi's operand i is used at the end of preds[i].
  bool dominatesUse(const Inst* def, const Use& use) const;

 private:
  DomTree(Rpo numbers, std::vector<uint32_t> idoms);
};

}  // namespace minic
