// Natural loops. A back edge leads to a block that dominates its source; the loop of a header is
// everything that reaches one of its back edges without passing the header. Cycles without such a
// header (irreducible ones) are no loops here: their blocks count as part of what encloses them.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/dominators.h"

namespace minic {

struct Loops {
  static constexpr uint32_t kNone = UINT32_MAX;

  struct Loop {
    Block* header;
    uint32_t parent;  ///< index of the enclosing loop, or kNone
    uint32_t depth;   ///< 1: outermost
  };

  static Loops compute(const Function& function) { return compute(DomTree::compute(function)); }
  static Loops compute(const DomTree& tree);

  std::vector<Loop> loops;       ///< an enclosing loop stands before what it encloses
  std::vector<uint32_t> loopOf;  ///< by block id: the innermost loop, or kNone

  /// How many loops contain the block.
  uint32_t depth(const Block* block) const {
    uint32_t loop = loopOf[block->id];
    return loop == kNone ? 0 : loops[loop].depth;
  }
  bool isHeader(const Block* block) const {
    uint32_t loop = loopOf[block->id];
    return loop != kNone && loops[loop].header == block;
  }
};

}  // namespace minic
