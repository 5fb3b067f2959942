// The loops of a Cfg and how they nest.
//
// A header is a block that a retreating edge leads to, an edge to an ancestor in the depth-first
// tree. Its loop is everything in its subtree that reaches it within the subtree. For a reducible
// graph, which is what structured code makes, these are the natural loops: the header dominates the
// loop. A cycle with several entries is one loop, too; its header is the entry that the search met
// first, and it is marked irreducible (Havlak 1997).
#pragma once

#include <cstdint>
#include <vector>

#include "support/graph/cfg.h"

namespace minic {

struct LoopForest {
  static constexpr uint32_t kNone = UINT32_MAX;

  struct Loop {
    uint32_t header;
    uint32_t parent;   ///< index of the enclosing loop, or kNone
    uint32_t depth;    ///< 1: outermost
    uint32_t last;     ///< loops [this, last] are this one and those inside
    bool irreducible;  ///< may be entered elsewhere than at the header
  };

  /// In almost linear time, for any graph.
  static LoopForest compute(const Cfg& cfg);

  std::vector<Loop> loops;       ///< in preorder of the nest
  std::vector<uint32_t> loopOf;  ///< by block number: the innermost loop, or kNone

  /// How many loops contain the block.
  uint32_t depth(uint32_t block) const {
    return loopOf[block] == kNone ? 0 : loops[loopOf[block]].depth;
  }
  bool contains(uint32_t loop, uint32_t block) const {
    return loopOf[block] != kNone && loop <= loopOf[block] && loopOf[block] <= loops[loop].last;
  }
  /// The sources of the edges within the loop that lead to its header.
  std::vector<uint32_t> latches(const Cfg& cfg, uint32_t loop) const;
};

}  // namespace minic
