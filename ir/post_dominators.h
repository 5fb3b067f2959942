// The post-dominator tree: block a post-dominates block b when every path from b to the end of the
// function passes a. It is the dominator tree of the reversed graph, from a virtual exit behind all
// blocks that end the function. A region that never ends gets an edge to the virtual exit, too.
#pragma once

#include "ir/dominators.h"

namespace minic {

class PostDomTree : public TreeOrder {
 public:
  static PostDomTree compute(const Rpo& rpo);

  /// Numbers here are 0 for the virtual exit and then those of the reversed graph.
  uint32_t operator[](const Block* block) const { return number_[block->id]; }
  bool isReachable(const Block* block) const { return number_[block->id] != Rpo::kUnreachable; }
  /// null for the virtual exit.
  Block* block(uint32_t n) const { return order_[n]; }
  /// The nearest strict post-dominator; null if that is only the virtual exit.
  Block* ipdom(const Block* block) const { return order_[idom(number_[block->id])]; }

 private:
  std::vector<Block*> order_;     // in reverse post-order of the reversed graph
  std::vector<uint32_t> number_;  // by block id
};

}  // namespace minic
