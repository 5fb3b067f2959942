// simplify-cfg: branches on constants become jumps, what follows a call that does not return is
// unreachable, unreachable blocks are removed, empty blocks are bypassed, a block that only one
// jump leads to is appended to it, phis of one value are that value, a branch that only chooses the
// smaller or the greater of two numbers is a select, and stores to one place at the ends of all
// predecessors of a block are one store of a phi, until nothing changes.
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
#include <algorithm>

#include "ir/builder.h"
#include "ir/clone.h"
#include "passes/expressions.h"
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "support/id_map.h"

namespace minic {

namespace {

class SimplifyCfg : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    bool changed = endAtCalls();
    for (bool again = true; again;) {
      again = foldBranches();
      again |= removeUnreachable();
      again |= bypassEmptyBlocks();
      again |= joinStores();
      again |= chooseExtremes();
      again |= mergeChains();
      again |= foldPhis();
      changed |= again;
    }
    context_.count("branches folded", branches_);
    context_.count("ends at calls that do not return", ends_);
    context_.count("unreachable blocks removed", unreachable_);
    context_.count("empty blocks bypassed", bypassed_);
    context_.count("blocks merged", merged_);
    context_.count("stores joined", joined_);
    context_.count("branches that chose an extreme", extremes_);
    return changed;
  }

 private:
  /// The successor that a branch on a constant takes, or that all edges lead to; -1: not known.
  static int onlySuccessor(const Block* block) {
    const Inst* term = block->last;
    if (onlySucc(block)) return 0;
    if (term->is(Op::IndirectBr)) return -1;
    const ConstInt* value = asConstInt(term->condition());
    return value ? int(successorFor(*term, value)) : -1;
  }

  bool foldBranches() {
    uint64_t before = branches_;
    for (Block* block : blocks(function_)) {
      if (block->succs.empty() || block->last->is(Op::Br)) continue;
      int only = onlySuccessor(block);
      if (only < 0) continue;
      keepEdge(block, uint32_t(only));
      ++branches_;
    }
    return branches_ != before;
  }

  /// Ends blocks at calls that do not return.
  bool endAtCalls() {
    for (Block* block : blocks(function_))
      for (Inst* inst : insts(block)) {
        if (!neverReturns(*inst) || inst->next->is(Op::Unreachable)) continue;
        splitBefore(inst->next);
        Builder builder(*function_.module, function_);
        builder.loc = inst->loc;
        builder.setInsertPoint(block);
        builder.unreachable();
        ++ends_;
        break;
      }
    return ends_ != 0;
  }

  static bool neverReturns(const Inst& inst) {
    if (!inst.is(Op::Call) || inst.isMustTail()) return false;
    const Function* callee = inst.calledFunction();
    return inst.call->attrs.has(fnattrs::NoReturn) ||
           (callee && callee->attrs.has(fnattrs::NoReturn));
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
      if (pred.block == empty || pred.block->last->is(Op::IndirectBr)) return false;
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

  /// Where all predecessors of a block end in a store to one place, the block stores the chosen
  /// value. The store is then unconditional, and the value that it stores can be used elsewhere.
  bool joinStores() {
    uint64_t before = joined_;
    const Rpo& rpo = *context_.get<Rpo>();
    for (Block* join : blocks(function_))
      while (join->preds.size() > 1) {
        Inst* first = lastStore(join->preds[0], join, rpo);
        bool isSame = first;
        for (size_t i = 1; i < join->preds.size() && isSame; ++i) {
          const Inst* other = lastStore(join->preds[i], join, rpo);
          isSame = other && storeToOnePlace(*first, *other);
        }
        if (!isSame) break;
        Inst* phi = function_.insertPhi(first->storedValue()->type, join->first, first);
        Value* place = first->address();
        std::vector<Inst*> unused;  // equal computations of the address
        for (uint32_t i = 0; i < join->preds.size(); ++i) {
          Inst* store = join->preds[i].block->last->prev;
          phi->setOperand(i, store->storedValue());
          if (auto* other = static_cast<Inst*>(store->address());
              other != place && std::find(unused.begin(), unused.end(), other) == unused.end())
            unused.push_back(other);
          if (store != first) erase(store);
        }
        Inst* after = join->firstNonPhi();
        detach(first);
        insertBefore(first, join, after);
        first->setOperand(0, phi);
        if (!unused.empty()) {
          CloneMap asBefore;
          Inst* made = copyInst(static_cast<Inst*>(place), asBefore);
          insertBefore(made, join, first);
          first->setOperand(1, made);
          unused.push_back(static_cast<Inst*>(place));
          for (Inst* address : unused)
            if (!address->hasUses()) erase(address);
        }
        ++joined_;
      }
    return joined_ != before;
  }
  /// The store before the jump to the block; null if there is none, or the jump goes back.
  static Inst* lastStore(Edge pred, const Block* join, const Rpo& rpo) {
    Inst* last = pred.block->last->prev;
    bool isLast = last && last->is(Op::Store) && last->isPlainAccess() &&
                  last->storedValue()->type->isScalar();
    return isLast && pred.block->succs.size() == 1 && rpo[pred.block] < rpo[join] ? last : nullptr;
  }
  static bool storeToOnePlace(const Inst& a, const Inst& b) {
    if (a.storedValue()->type != b.storedValue()->type || a.align() != b.align()) return false;
    if (a.address() == b.address()) return true;
    const Inst *one = asInst(a.address()), *two = asInst(b.address());
    return one && two && one->is(Op::Gep) && one->flags == two->flags && areEqual(*one, *two);
  }

  /// A branch around nothing, whose join takes one of the two numbers that it compares: min and max
  /// as selects are seen by rules, hoisted and copied as one instruction. Other branches stay what
  /// they are for the passes that follow paths (if-convert decides about them in the end).
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

  uint64_t ends_ = 0, branches_ = 0, unreachable_ = 0, bypassed_ = 0, merged_ = 0, joined_ = 0,
           extremes_ = 0;
};

}  // namespace

bool simplifyCfg(Function& function, PassContext& context) {
  return SimplifyCfg(function, context).run();
}

}  // namespace minic
