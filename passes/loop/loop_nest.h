// The loops of a function as the loop passes see them after loop-form: each with its blocks,
// preheader and latch. A snapshot: valid until the function's CFG changes.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ir/clone.h"
#include "ir/loops.h"
#include "passes/function_pass.h"

namespace minic {

class LoopNest {
 public:
  static constexpr uint32_t kNone = LoopForest::kNone;

  /// Copies what it needs.
  explicit LoopNest(const Loops& loops);

  uint32_t size() const { return uint32_t(loops_.size()); }
  uint32_t parent(uint32_t loop) const { return loops_[loop].parent; }
  uint32_t last(uint32_t loop) const { return loops_[loop].last; }  ///< its last inner loop
  bool hasInner(uint32_t loop) const { return loops_[loop].last != loop; }
  /// The innermost loop around a block; kNone if there is none.
  uint32_t loopOf(const Block* block) const {
    return block->id < loopOf_.size() ? loopOf_[block->id] : kNone;
  }
  bool contains(uint32_t loop, const Block* block) const {
    uint32_t inner = loopOf(block);
    return inner != kNone && loop <= inner && inner <= loops_[loop].last;
  }
  /// The value is the same in all iterations: it is made outside of the loop.
  bool isInvariant(uint32_t loop, const Value* value) const {
    const Inst* inst = asInst(value);
    return !inst || !contains(loop, inst->block);
  }
  /// All blocks of the loop, those of inner loops included.
  std::span<Block* const> blocks(uint32_t loop) const {
    return {blocks_.data() + loops_[loop].begin, loops_[loop].end - loops_[loop].begin};
  }

  /// Those in no inner loop.
  std::span<Block* const> ownBlocks(uint32_t loop) const {
    uint32_t end = hasInner(loop) ? loops_[loop + 1].begin : loops_[loop].end;
    return {blocks_.data() + loops_[loop].begin, end - loops_[loop].begin};
  }

  Block* header(uint32_t loop) const { return loops_[loop].header; }
  /// Null if the loop has no preheader (or is irreducible), or several latches.
  Block* preheader(uint32_t loop) const { return loops_[loop].preheader; }
  Block* latch(uint32_t loop) const { return loops_[loop].latch; }
  /// Which predecessor of the header the latch is, in a loop in form.
  uint32_t latchIndex(uint32_t loop) const {
    return header(loop)->preds[0].block == latch(loop) ? 0 : 1;
  }
  /// Where the edge of the block leads that leaves the loop, if one does and another does not.
  Block* exitOf(uint32_t loop, const Block* block) const {
    return block->succs[contains(loop, block->succs[0].block) ? 1 : 0].block;
  }
  /// The blocks that edges leave the loop from, one for each edge; of more than kMaxExiting
  /// edges not all, and of an irreducible loop none.
  std::span<const Block* const> exiting(uint32_t loop) const { return exiting_[loop]; }
  static constexpr size_t kMaxExiting = 256;
  /// The loop has both.
  bool isInForm(uint32_t loop) const { return preheader(loop) && latch(loop); }

  /// The number of instructions, phis aside, of a loop that may be copied: it has no alloca, and
  /// its values leave it through phis, with `ownExits` of blocks that only it leads to. Nothing: it
  /// may not, or has more than `limit`.
  std::optional<uint64_t> copiedSize(uint32_t loop, uint64_t limit, bool ownExits) const;
  /// Whenever control leaves the loop, the block has run. False also for very many exits.
  bool runsBeforeExits(const DomTree& tree, uint32_t loop, const Block* block) const;
  /// Whenever the preheader has run, the block runs next or at the end of an iteration, if all
  /// calls return. False also for very many inner loops or exits.
  bool runsInEveryIteration(const DomTree& tree, uint32_t loop, const Block* block) const;

 private:
  struct Loop {
    Block *header, *preheader = nullptr, *latch = nullptr;
    uint32_t parent, last;
    uint32_t begin = 0, end = 0;  // in blocks_
  };
  std::vector<Loop> loops_;
  std::vector<std::vector<const Block*>> exiting_;  // by loop
  std::vector<Block*> blocks_;                      // by loop, in reverse post-order
  std::vector<uint32_t> loopOf_;                    // by block id
};

/// Copies what computes the value from the instructions of the loop, as far as `map` has no copies
/// yet: to the end of the block, before its terminator. `map` has those of the phis.
Value* copyExpression(const LoopNest& nest, uint32_t loop, Value* value, Block* to, CloneMap& map);

/// A block before the loop is also reached from `left`, with this value for the phi of the header.
void mergeStart(Inst* phi, Block* before, const Block* left, Value* value);

/// What most passes over loops hold.
struct LoopPass : FunctionPass {
  using FunctionPass::FunctionPass;
  LoopNest nest_{*context_.get<Loops>()};
};

class PassContext;
/// The outer loops of nests that passes/loop/interchange.cpp has found fit, in loop_nest's numbers:
/// several iterations each, with one inner loop. Returns how many it did.
uint64_t unrollAndJam(Function& function, PassContext& context, std::span<const uint32_t> loops);

}  // namespace minic
