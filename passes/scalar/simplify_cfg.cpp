// simplify-cfg: branches on constants become jumps, unreachable blocks are removed, empty blocks
// are bypassed, a block that only one jump leads to is appended to it, phis of one value are that
// value, and a branch that only chooses the smaller or the greater of two numbers is a select,
// until nothing changes.
//
//     br i1 true, label %then, label %else           ret i32 %x
//   then:                                      =>
//     br label %end
//   else:
//     br label %end
//   end:
//     ret i32 %x
//
// Before: any valid function. After: no phi merges a value with itself only; the entry block stays
// the entry.
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

class SimplifyCfg : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    bool changed = false;
    for (bool again = true; again;) {
      again = foldBranches();
      again |= removeUnreachable();
      again |= bypassEmptyBlocks();
      again |= chooseExtremes();
      again |= mergeChains();
      again |= foldPhis();
      changed |= again;
    }
    context_.count("branches folded", branches_);
    context_.count("unreachable blocks removed", unreachable_);
    context_.count("empty blocks bypassed", bypassed_);
    context_.count("blocks merged", merged_);
    context_.count("branches that chose an extreme", extremes_);
    return changed;
  }

 private:
  /// The successor that a branch on a constant takes, or that all edges lead to; -1: not known.
  static int onlySuccessor(const Block* block) {
    const Inst* term = block->last;
    bool same = true;
    for (Edge edge : block->succs) same &= edge.block == block->succs[0].block;
    if (same) return 0;
    const ConstInt* value = asConstInt(term->condition());
    return value ? int(successorFor(*term, value)) : -1;
  }

  bool foldBranches() {
    uint64_t before = branches_;
    for (Block* block : blocks(function_)) {
      if (block->succs.size() < 2) continue;
      int only = onlySuccessor(block);
      if (only < 0) continue;
      keepEdge(block, uint32_t(only));
      ++branches_;
    }
    return branches_ != before;
  }

  bool removeUnreachable() {
    uint32_t removed = minic::removeUnreachable(function_, *context_.get<Rpo>());
    unreachable_ += removed;
    return removed;
  }

  /// Redirects the predecessors of blocks that hold only a jump to its target.
  bool bypassEmptyBlocks() {
    uint64_t before = bypassed_;
    const std::vector<Block*> order = context_.get<Rpo>()->order;  // the edits below make it stale
    IdSet isBypassed(function_.nextBlockId);
    constexpr uint32_t kNone = UINT32_MAX;
    std::vector<uint32_t> slot(function_.nextBlockId, kNone);  // a pred's index in target->preds
    // Targets from the end to the start, so that chains of empty blocks collapse from their end.
    for (size_t n = order.size(); n-- > 0;) {
      Block* target = order[n];
      if (isBypassed.contains(target->id)) continue;
      bool filled = false;
      for (uint32_t i = 0; i < target->preds.size();) {
        Block* empty = target->preds[i].block;
        if (empty == target || empty->first != empty->last || empty->succs.size() != 1 ||
            empty == function_.entry()) {
          ++i;
          continue;
        }
        if (!filled) {
          for (uint32_t k = 0; k < target->preds.size(); ++k) slot[target->preds[k].block->id] = k;
          filled = true;
        }
        if (!bypass(empty, target, i, slot)) {
          ++i;
          continue;
        }
        isBypassed.insert(empty->id);
        slot[empty->id] = kNone;
        if (i < target->preds.size()) slot[target->preds[i].block->id] = i;  // the last moved here
        ++bypassed_;
      }
      if (filled)
        for (Edge pred : target->preds) slot[pred.block->id] = kNone;
    }
    return bypassed_ != before;
  }

  /// False if a phi of the target could not distinguish a predecessor's two edges.
  bool bypass(Block* empty, Block* target, uint32_t index, std::vector<uint32_t>& slot) {
    for (Edge pred : empty->preds) {
      uint32_t other = slot[pred.block->id];
      if (pred.block == empty) return false;
      if (other == UINT32_MAX) continue;
      for (Inst* phi : phis(target))
        if (phi->operand(other) != phi->operand(index)) return false;
    }
    while (!empty->preds.empty()) {
      Edge pred = empty->preds.back();
      redirectEdge(pred.block, pred.index, target);
      uint32_t added = target->preds.size() - 1;
      for (Inst* phi : phis(target)) phi->setOperand(added, phi->operand(index));
      slot[pred.block->id] = added;
    }
    removeBlock(empty);
    return true;
  }

  /// A branch around nothing, whose join takes one of the two numbers that it compares: min and max
  /// as selects are seen by rules, hoisted and copied as one instruction. Other branches stay what
  /// they are for the passes that follow ways (if-convert decides about them in the end).
  bool chooseExtremes() {
    uint64_t before = extremes_;
    Builder build(*function_.module, function_);
    for (Block* block : blocks(function_)) {
      if (!block->last->is(Op::CondBr)) continue;
      for (uint32_t direct : {0u, 1u}) {
        Block *join = block->succs[direct].block, *around = block->succs[1 - direct].block;
        if (join == block || around == join || around->first != around->last ||
            around->preds.size() != 1 || around->succs.size() != 1 ||
            around->succs[0].block != join)
          continue;
        uint32_t way = block->succs[direct].index, other = around->succs[0].index;
        Inst* chosen = nullptr;
        bool isOnly = true;
        for (Inst* phi : phis(join)) {
          if (phi->operand(way) == phi->operand(other)) continue;
          isOnly &= !chosen;
          chosen = phi;
        }
        if (!chosen || !isOnly) continue;
        Value* values[2] = {chosen->operand(direct == 0 ? way : other),
                            chosen->operand(direct == 0 ? other : way)};
        Value* condition = block->last->condition();
        if (!isExtreme(condition, values[0], values[1])) continue;
        build.at(block->last);
        chosen->setOperand(way, build.select(condition, values[0], values[1]));
        keepEdge(block, direct);
        ++extremes_;
        break;
      }
    }
    return extremes_ != before;
  }

  /// `a < b ? a : b` in all its forms; `a < 8 ? 7 : a`, too.
  static bool isExtreme(const Value* condition, const Value* yes, const Value* no) {
    const Inst* compare = asInst(condition);
    if (!compare || !compare->is(Op::ICmp) || !yes->type->isInt() || yes->type->bits > 64 ||
        isEquality(compare->intPred()))
      return false;
    auto isNear = [](const Value* a, const Value* b) {
      const ConstInt *one = asConstInt(a), *two = asConstInt(b);
      return a == b || (one && two && one->type == two->type &&
                        (one->value == two->value || one->value - 1 == two->value ||
                         two->value - 1 == one->value));
    };
    const Value *left = compare->operand(0), *right = compare->operand(1);
    return (isNear(left, yes) && isNear(right, no)) || (isNear(left, no) && isNear(right, yes));
  }

  bool mergeChains() {
    uint64_t before = merged_;
    for (Block* block = function_.entry(); block; block = block->next)
      while (block->succs.size() == 1) {
        Block* succ = block->succs[0].block;
        if (succ == block || succ->preds.size() != 1 || succ == function_.entry()) break;
        mergeWithSucc(block);
        ++merged_;
      }
    return merged_ != before;
  }

  bool foldPhis() {
    bool changed = false;
    for (Block* block : blocks(function_))
      for (Inst* phi : phis(block)) {
        Value* value = onlyOperand(*phi);
        if (!value) continue;
        replaceWith(phi, value);
        changed = true;
      }
    return changed;
  }

  uint64_t branches_ = 0, unreachable_ = 0, bypassed_ = 0, merged_ = 0, extremes_ = 0;
};

}  // namespace

bool simplifyCfg(Function& function, PassContext& context) {
  return SimplifyCfg(function, context).run();
}

}  // namespace minic
