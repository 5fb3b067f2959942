// Reverse post-order of the blocks that the entry reaches, and the depth-first tree it comes from.
// Analyses work on RPO numbers (entry 0) instead of blocks: dense, in cache, and "unreachable" is
// one comparison. Valid until the function's CFG epoch changes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/function.h"
#include "support/id_map.h"

namespace minic {

struct Rpo {
  static constexpr uint32_t kUnreachable = UINT32_MAX;

  /// Depth-first search from the entry, iterative. It takes the last successor first, so that the
  /// numbers follow the text: the arms of an if before its join, `then` before `else`.
  static Rpo compute(const Function& function);

  std::vector<Block*> order;       ///< order[n] is the block numbered n; the entry is order[0]
  IdMap<uint32_t> number;          ///< by block id; kUnreachable
  std::vector<uint32_t> preorder;  ///< numbers in the order in which the search met them
  std::vector<uint32_t> parent;  ///< by number: parent in the depth-first tree; of the entry itself
  std::vector<uint32_t> predsBegin, predList;  ///< see preds()

  /// The reachable predecessors of block n, one per edge: the graph in one array.
  std::span<const uint32_t> preds(uint32_t n) const {
    return {predList.data() + predsBegin[n], predsBegin[n + 1] - predsBegin[n]};
  }

  uint32_t size() const { return uint32_t(order.size()); }
  uint32_t operator[](const Block* block) const { return number[block->id]; }
  bool isReachable(const Block* block) const { return number[block->id] != kUnreachable; }
};

}  // namespace minic
