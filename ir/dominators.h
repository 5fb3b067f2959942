// The dominator tree. Block a dominates block b when every path from the entry to b passes a; the
// nearest strict dominator of b is its parent in the tree (idom).
//
// Two algorithms build the same tree. Cooper, Harvey and Kennedy ("A Simple, Fast Dominance
// Algorithm", 2001), the one in Engineering a Compiler, reads best and is fastest on small graphs,
// but climbs O(depth) per edge of a deep loop nest; semi-NCA (Georgiadis 2005, also LLVM's) does
// not, and takes over above kChkLimit blocks. docs/passes.md has the measurements.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ir/rpo.h"

namespace minic {

/// A step of Cooper, Harvey and Kennedy's algorithm, for those who watch. Blocks are RPO numbers.
struct DomStep {
  enum Kind : uint8_t {
    Round,  ///< a new round over all blocks begins
    Meet,   ///< for `block`: intersect starts with the fingers on `a` (a pred) and `b` (so far)
    Climb,  ///< a finger has moved: now on `a` and `b`
    Idom,   ///< the round's verdict on `block`: `a`; `b` is 1 if it changed
  };
  Kind kind;
  uint32_t block, a, b;
};

/// A tree of dominators over numbered blocks: levels, and positions in a preorder walk, so that
/// dominance is two comparisons. A parent has a smaller number than its children; the root is 0.
class TreeOrder {
 public:
  uint32_t size() const { return uint32_t(idom_.size()); }
  uint32_t idom(uint32_t n) const { return idom_[n]; }    ///< of the root: itself
  uint32_t level(uint32_t n) const { return level_[n]; }  ///< distance from the root
  uint32_t maxLevel() const { return maxLevel_; }
  /// Position of block n in the preorder of the tree; its subtree is [preorder(n), subtreeEnd(n)).
  uint32_t preorder(uint32_t n) const { return in_[n]; }
  uint32_t subtreeEnd(uint32_t n) const { return out_[n]; }
  /// Blocks in preorder of the tree: a walk without recursion.
  const std::vector<uint32_t>& walk() const { return walk_; }
  bool dominates(uint32_t a, uint32_t b) const { return in_[a] <= in_[b] && in_[b] < out_[a]; }

 protected:
  /// Fills in everything from idom_; siblings are walked in the order in which `all` lists them.
  void number(const std::vector<uint32_t>& all);
  std::vector<uint32_t> idom_;

 private:
  std::vector<uint32_t> level_, in_, out_, walk_;  // by number; walk_ by preorder
  uint32_t maxLevel_ = 0;
};

/// The dominator tree of the blocks that the entry reaches. Its numbers are RPO numbers, and the
/// walk takes siblings in the order of the text.
class DomTree : public TreeOrder {
 public:
  using TreeOrder::dominates;
  using TreeOrder::idom;

  enum class Algorithm : uint8_t { Auto, CooperHarveyKennedy, SemiNca };
  static constexpr uint32_t kChkLimit = 64;

  static DomTree compute(const Function& function, Algorithm algorithm = Algorithm::Auto);
  /// By Cooper, Harvey and Kennedy, telling every step.
  static DomTree compute(const Function& function, const std::function<void(DomStep)>& watch);
  /// The tree with these parents, by RPO number: for experiments with other algorithms.
  static DomTree fromIdoms(const Function& function, std::vector<uint32_t> idoms);

  /// Numbers of the blocks; the tree speaks of blocks or of these numbers.
  Rpo rpo;

  // ---- by block

  /// The immediate dominator; null for the entry and for unreachable blocks.
  Block* idom(const Block* block) const {
    uint32_t n = rpo[block];
    return n == 0 || n == Rpo::kUnreachable ? nullptr : rpo.order[idom_[n]];
  }
  bool isReachable(const Block* block) const { return rpo.isReachable(block); }
  /// O(1). As in LLVM: everything dominates an unreachable block, which dominates no reachable one.
  bool dominates(const Block* a, const Block* b) const {
    if (a == b || !isReachable(b)) return true;
    return isReachable(a) && dominates(rpo[a], rpo[b]);
  }
  bool strictlyDominates(const Block* a, const Block* b) const { return a != b && dominates(a, b); }

  // ---- by instruction

  /// The value of `def` is there when `user` runs (not a phi; for operands ask dominatesUse).
  /// Within one block this walks from `def` on: number the instructions yourself to ask often.
  bool dominates(const Inst* def, const Inst* user) const;
  /// `def` is there for this operand; a phi's operand i is used at the end of preds[i].
  bool dominatesUse(const Inst* def, const Use& use) const;

 private:
  template <class Watch>
  void cooperHarveyKennedy(Watch&& watch);
  void bySemiNca();
  void numberInTextOrder();
};

/// The dominators of every reachable block as sets of RPO numbers, by the textbook's iteration
/// Dom(n) = {n} u (intersection of Dom(p) over preds p) to the fixed point. Quadratic: for teaching
/// and as an oracle.
std::vector<IdSet> dominatorSets(const Rpo& rpo);

}  // namespace minic
