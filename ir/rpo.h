// Reverse post-order of the blocks that the entry reaches: a Cfg of IR. Analyses work on RPO
// numbers (entry 0) instead of blocks: dense, in cache, and "unreachable" is one comparison. Valid
// until the function's CFG epoch changes.
#pragma once

#include "ir/function.h"
#include "support/graph/cfg.h"

namespace minic {

struct Rpo : Cfg {
  static Rpo compute(const Function& function) {
    Rpo rpo;
    if (function.isDeclaration())
      rpo.number.assign(function.nextBlockId, kUnreachable);
    else
      rpo.order = rpo.build(BlockGraph<Block>(), function.entry(), function.nextBlockId,
                            function.numBlocks);
    return rpo;
  }

  std::vector<Block*> order;  ///< order[n] is the block numbered n; the entry is order[0]

  uint32_t operator[](const Block* block) const { return number[block->id]; }
  bool isReachable(const Block* block) const { return number[block->id] != kUnreachable; }
};

}  // namespace minic
