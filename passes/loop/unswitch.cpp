// unswitch: a branch of a loop on a condition that is the same in all iterations is taken once,
// before the loop.
//
//     ph:                                        ph:
//       br label %loop                             br i1 %flag, label %loop, label %loop.2
//     loop:                                      loop:
//       ...                                        ... (what %then does, no branch)
//       br i1 %flag, label %then, label %else =>   br i1 %c, label %loop, label %exit
//     then: ...                                  loop.2:
//     else: ...                                    ... (what %else does, no branch)
//       br i1 %c, label %loop, label %exit         br i1 %c.2, label %loop.2, label %exit
//
// Trivial: the branch leaves the loop at the end of its first block, before any effect. Then the
// loop is not copied, and this is done at every level. Otherwise the loop is copied, once for each
// way: only at -O3, loops of at most 100 instructions, and a loop twice at most, so that two flags
// make four loops; outer loops first.
//
// Before the loop the condition is decided where the branch may never have run, and a branch on
// poison is undefined: the copied loop's condition is frozen unless it is known to be none
// (llvm/llvm-project issues 31000 and 50387). Before: loops in loop-form (others, and those whose
// values are used outside but by phis, are left alone). After: loops that contain a changed one are
// in loop-form no more. LLVM's SimpleLoopUnswitch.
#include <array>

#include "ir/analysis/poison.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "passes/level.h"
#include "passes/loop/loop_nest.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

constexpr unsigned kIterations = 2;  // so often a loop is copied
constexpr uint64_t kMaxUnswitchSize = 100;
constexpr uint64_t kMaxUnswitchGrowth = 1000;  // instructions per function

class Unswitcher : LoopPass {
 public:
  using LoopPass::LoopPass;

  bool run() {
    changed_ = IdSet(nest_.size());
    for (uint32_t loop = 0; loop < nest_.size(); ++loop) {
      if (!nest_.isInForm(loop) || changed_.contains(loop)) continue;
      bool isChanged = moveExit(loop);
      if (!isChanged && context_.options<LevelOptions>().forTime) isChanged = copy(loop);
      if (!isChanged) continue;
      for (uint32_t inner = loop; inner <= nest_.last(loop); ++inner) changed_.insert(inner);
      for (uint32_t l = loop; l != LoopNest::kNone; l = nest_.parent(l)) changed_.insert(l);
    }
    if (exits_ + copies_) removeUnreachable(function_, *context_.get<Rpo>());
    context_.count("exits moved before the loop", exits_);
    context_.count("loops copied for a condition", copies_);
    return exits_ + copies_;
  }

 private:
  /// The condition of the block's branch, if it is the same in all iterations: an invariant value
  /// or a comparison of such values.
  Value* invariantCondition(uint32_t loop, const Block* block) const {
    if (!block->last->is(Op::CondBr) || block->succs[0].block == block->succs[1].block)
      return nullptr;
    Value* condition = block->last->condition();
    if (condition->isConstant()) return nullptr;
    if (nest_.isInvariant(loop, condition)) return condition;
    Inst* compare = asInst(condition);
    if (!compare->is(Op::ICmp) && !compare->is(Op::FCmp)) return nullptr;
    for (const Use& use : compare->operands())
      if (!nest_.isInvariant(loop, use.value)) return nullptr;
    return condition;
  }

  /// The condition, computed before the loop.
  Value* conditionBefore(uint32_t loop, Value* condition) {
    if (Inst* compare = asInst(condition); compare && !nest_.isInvariant(loop, compare)) {
      Block* before = nest_.preheader(loop);
      detach(compare);
      insertBefore(compare, before, before->last);
    }
    return condition;
  }

  // ---- trivial

  bool moveExit(uint32_t loop) {
    Block *header = nest_.header(loop), *before = nest_.preheader(loop);
    Value* condition = invariantCondition(loop, header);
    if (!condition) return false;
    uint32_t out = nest_.contains(loop, header->succs[0].block) ? 1 : 0;
    Block *exit = header->succs[out].block, *inside = header->succs[1 - out].block;
    if (nest_.contains(loop, exit) || !nest_.contains(loop, inside) || inside == header)
      return false;
    for (const Inst* inst : insts(header)) {
      if (!inst->isTerm() && hasSideEffects(*inst)) return false;
      // What loop-promote stores after the loop is no phi of the exit.
      for (const Use& use : inst->useRange())
        if (!nest_.contains(loop, use.user->block) &&
            (!use.user->is(Op::Phi) || use.user->block != exit))
          return false;
    }
    uint32_t fromBefore = before->succs[0].index, fromHeader = header->succs[out].index;
    std::vector<Value*> leaving, starts;
    for (Inst* phi : phis(exit)) {
      Value* value = phi->operand(fromHeader);
      Inst* inst = asInst(value);
      if (inst && inst->is(Op::Phi) && inst->block == header) value = inst->operand(fromBefore);
      if (!nest_.isInvariant(loop, value)) return false;
      leaving.push_back(value);
    }
    for (Inst* phi : phis(header)) starts.push_back(phi->operand(fromBefore));
    condition = conditionBefore(loop, condition);
    context_.remark<Remark::ExitMoved>(header->last->loc);
    std::array targets{header, header};
    targets[out] = exit;
    setTerminator(before, Op::CondBr, std::array{condition}, targets, header->last->loc);
    size_t at = 0;
    for (Inst* phi : phis(exit)) phi->setOperand(before->succs[out].index, leaving[at++]);
    at = 0;
    for (Inst* phi : phis(header)) phi->setOperand(before->succs[1 - out].index, starts[at++]);
    keepEdge(header, 1 - out);
    ++exits_;
    return true;
  }

  // ---- by copies

  bool copy(uint32_t loop) {
    auto size = nest_.copiedSize(loop, kMaxUnswitchSize, false);
    if (!size) return false;
    for (Block* block : nest_.blocks(loop)) {
      Value* condition = invariantCondition(loop, block);
      if (!condition) continue;
      if (growth_ + *size > kMaxUnswitchGrowth) return false;
      growth_ += *size;
      copyFor(loop, block, condition);
      return true;
    }
    return false;
  }

  void copyFor(uint32_t loop, Block* block, Value* condition) {
    Block *header = nest_.header(loop), *before = nest_.preheader(loop);
    context_.remark<Remark::LoopCopied>(block->last->loc);
    condition = conditionBefore(loop, condition);
    if (mayBePoison(condition)) {
      build_.loc = block->last->loc;
      build_.setInsertPoint(before->last);
      condition = build_.freeze(condition);
    }
    CloneMap map;
    cloneBlocks(nest_.blocks(loop), map);
    uint32_t fromBefore = before->succs[0].index;
    std::vector<Value*> starts;
    for (Inst* phi : phis(header)) starts.push_back(phi->operand(fromBefore));
    Block* other = map[header];
    setTerminator(before, Op::CondBr, std::array{condition}, std::array{header, other},
                  block->last->loc);
    size_t at = 0;
    for (Inst* phi : phis(header)) {
      phi->setOperand(before->succs[0].index, starts[at]);
      auto* copied = static_cast<Inst*>(map[static_cast<Value*>(phi)]);
      copied->setOperand(before->succs[1].index, starts[at++]);
    }
    keepEdge(block, 0);
    keepEdge(map[block], 1);
    splitEdge(before, 0, "preheader");
    splitEdge(before, 1, "preheader");
    ++copies_;
  }

  IdSet changed_{0};  // loops
  uint64_t growth_ = 0, exits_ = 0, copies_ = 0;
};

}  // namespace

bool unswitchLoops(Function& function, PassContext& context) {
  bool changed = false;
  for (unsigned iteration = 0; iteration < kIterations; ++iteration) {
    if (!Unswitcher(function, context).run()) break;
    changed = true;
  }
  return changed;
}

}  // namespace minic
