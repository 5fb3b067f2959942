// The post-dominator tree: block a post-dominates block b when every path from b to the end of the
// function passes a. It is the dominator tree of the reversed graph, from a virtual exit after all
// blocks that end the function. A region that never ends has an edge to the virtual exit, too.
#pragma once

#include "ir/rpo.h"
#include "support/graph/dominators.h"

namespace minic {

class PostDomTree : public Dominators {
 public:
  /// Keeps a reference to `rpo`.
  static PostDomTree compute(const Rpo& rpo) { return {rpo, reversed(rpo)}; }

  /// The reversed graph. Its numbers are those of the tree: 0 is the virtual exit.
  Cfg cfg;

  /// Of a reachable block.
  uint32_t operator[](const Block* block) const { return cfg.number[rpo_.number[block->id] + 1]; }
  /// null for the virtual exit.
  Block* block(uint32_t n) const { return order_[n]; }
  /// The nearest strict post-dominator; null if that is only the virtual exit.
  Block* ipdom(const Block* block) const { return order_[idom((*this)[block])]; }

 private:
  PostDomTree(const Rpo& rpo, Cfg graph)
      : Dominators(immediateDominators(graph)),
        cfg(std::move(graph)),
        rpo_(rpo),
        order_(cfg.size(), nullptr) {
    for (uint32_t n = 0; n < rpo.size(); ++n) order_[cfg.number[n + 1]] = rpo.order[n];
  }

  const Rpo& rpo_;
  std::vector<Block*> order_;  // by number
};

}  // namespace minic
