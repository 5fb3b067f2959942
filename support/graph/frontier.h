// Dominance frontiers. y is in DF(x) if x dominates a predecessor of y but does not strictly
// dominate y: where x's dominance ends, and a definition in x meets another. The iterated
// frontier DF+(S) is where a variable defined in the blocks S needs phis (Cytron et al. 1991). In
// the reversed graph, y in DF(x) says that the branch in y decides whether x runs, which is control
// dependence.
//
// DomFrontier holds the sets, as the textbooks do: for small functions, teaching and tests, since
// their sum can be quadratic (a nest of N repeat-until loops has N*N/2 entries). FrontierIndex
// answers the same question without the sets, in O(log n) per CFG edge that it reports.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "support/graph/dominators.h"

namespace minic {

/// All frontiers as sets, by block number; each set in increasing order.
class DomFrontier {
 public:
  /// Engineering a Compiler, figure 9.8: from each join, climb from its predecessors to its idom.
  static DomFrontier compute(const Cfg& cfg, const Dominators& tree);

  std::span<const uint32_t> operator[](uint32_t n) const {
    return {items_.data() + begin_[n], begin_[n + 1] - begin_[n]};
  }

 private:
  std::vector<uint32_t> begin_{0}, items_;
};

/// Frontiers on demand. A J-edge (of the DJ graph, Sreedhar and Gao 1995) is a CFG edge a -> y
/// where a is not idom(y); y is in DF(x) exactly if a J-edge from x's subtree leads to y and
/// level(y) <= level(x), because idom(y) and x are both ancestors-or-self of a. With the edges
/// sorted by the preorder number of their source, a subtree is a range, and a tree of minima over
/// their targets' levels finds those with a low enough level.
class FrontierIndex {
 public:
  /// Keeps a reference to the tree, not to the graph.
  FrontierIndex(const Cfg& cfg, const Dominators& tree);

  /// Appends the blocks of DF(x), once per J-edge, leaving out edges that were already taken since
  /// reset(). An edge that was taken for another block has reported its target, so for an iterated
  /// frontier nothing is lost, and the whole of it costs O(log n) per edge into it.
  void take(uint32_t x, std::vector<uint32_t>& out);
  /// Puts the taken edges back.
  void reset();

  /// DF+(blocks), in order of discovery.
  std::vector<uint32_t> iterated(std::span<const uint32_t> blocks);

 private:
  uint32_t firstAtMost(uint32_t from, uint32_t to, uint32_t level) const;
  void setLevel(uint32_t edge, uint32_t level);

  const Dominators& tree_;
  std::vector<uint32_t> begin_;   // by preorder number: the block's first J-edge; and one more
  std::vector<uint32_t> target_;  // by J-edge
  std::vector<uint32_t> least_;   // tree of minima in heap order; leaf of edge e at leaves_ + e
  uint32_t leaves_ = 1;
  std::vector<uint32_t> taken_;
};

}  // namespace minic
