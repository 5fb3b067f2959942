// pre: what is computed after a join, and was computed before on some of the ways to it, is
// computed on the others, too, and merged by a phi. A comparison of a phi that has the same
// known answer on each way to the phi has this answer.
//
//     then:                                     then:
//       %p = mul i32 %x, %y                       %p = mul i32 %x, %y
//       br label %join                            br label %join
//     else:                                     else:
//       br label %join                  =>        %q = mul i32 %z, %y
//     join:                                       br label %join
//       %v = phi i32 [%x, %then], [%z, %else]   join:
//       %r = mul i32 %v, %y                       %r = phi i32 [%p, %then], [%q, %else]
//
// An operand that is a phi of the join stands for another value on each way (phi translation). The
// value of the translated expression is a constant that it folds to, an equal expression that
// dominates the end of the way, or, of a comparison, what a branch before has found out. If exactly
// one way has none and leads to the join only, a multiplication, a division or a float operation is
// copied there: then no path computes more than before. Cheaper ones are not worth a value that
// lives longer, and addresses are part of the accesses, so those are merged never.
//
// GVN-PRE of VanDrunen and Hosking, Value-Based Partial Redundancy Elimination, 2004, in the short
// form of LLVM's GVN.cpp: one walk, no insertion far above. Before: any valid function, best after
// gvn, so that equal expressions are one value. After: the same blocks. Linear in the operands of
// phis; at most 64 expressions per join and 8 ways to it.
#include <algorithm>
#include <unordered_map>

#include "ir/analysis/implied.h"
#include "ir/clone.h"
#include "ir/fold.h"
#include "passes/function_pass.h"
#include "passes/passes.h"
#include "passes/scalar/expressions.h"

namespace minic {

namespace {

constexpr size_t kMaxWays = 8;
constexpr unsigned kMaxExpressions = 64;  // of one join
constexpr unsigned kMaxCandidates = 16;   // of one hash
constexpr unsigned kMaxBranches = 16;     // above a way to a join
constexpr unsigned kMaxPhis = 8;          // that one comparison is followed through
constexpr uint32_t kNoMemory = 0;

class Pre : FunctionPass {
 public:
  using FunctionPass::FunctionPass;

  bool run() {
    for (Block* block : tree_.rpo.order)
      for (Inst* inst : insts(block))
        if (isCandidate(*inst)) known_[hashOf(*inst, kNoMemory)].push_back(inst);
    for (Block* block : tree_.rpo.order) {
      if (isJoin(*block)) visitJoin(*block);
      for (Inst* inst : insts(block))
        if (inst->is(Op::ICmp)) visitComparison(*inst);
    }
    context_.count("partly redundant expressions", merged_);
    context_.count("expressions copied to a predecessor", copied_);
    context_.count("comparisons known on all ways", decided_);
    return merged_ + decided_ != 0;
  }

 private:
  static bool isCandidate(const Inst& inst) {
    return isExpression(inst) && !inst.is(Op::Phi) && !inst.is(Op::Call) && !inst.is(Op::Gep) &&
           !inst.is(Op::Freeze) && !(opInfo(inst.op).flags & opflags::Cast);
  }

  static bool isCostly(const Inst& inst) {
    switch (inst.op) {
      case Op::Mul:
      case Op::SDiv:
      case Op::UDiv:
      case Op::SRem:
      case Op::URem:
      case Op::FAdd:
      case Op::FSub:
      case Op::FMul:
      case Op::FDiv:
        return true;
      default:
        return false;
    }
  }

  bool isJoin(const Block& block) const {
    if (block.preds.size() < 2 || block.preds.size() > kMaxWays || !block.hasPhis()) return false;
    for (Edge pred : block.preds)
      if (!tree_.isReachable(pred.block)) return false;
    return true;
  }

  void visitJoin(Block& join) {
    unsigned left = kMaxExpressions;
    // Once a call may not return, nothing after it is sure to run.
    bool isSure = true;
    for (Inst* inst = join.firstNonPhi(); inst && left--;) {
      Inst* next = inst->next;
      if (isCandidate(*inst) && !inst->is(Op::ICmp)) visit(*inst, isSure);
      isSure &= !isMemoryAccess(*inst) || !effectsOf(*inst).mayNotReturn;
      inst = next;
    }
  }

  /// An operand on the way from the join's pred i; null: it is computed in the join.
  template <class V>
  static V* translated(V* operand, const Block& join, uint32_t i) {
    auto* inst = asInst(operand);
    if (!inst || inst->block != &join) return operand;
    return inst->is(Op::Phi) ? inst->operand(i) : nullptr;
  }

  void visit(Inst& inst, bool isSure) {
    Block& join = *inst.block;
    bool hasPhi = false;
    for (const Use& use : inst.operands()) {
      if (!translated(use.value, join, 0)) return;
      hasPhi |= translated(use.value, join, 0) != use.value;
    }
    if (!hasPhi) return;
    Value* values[kMaxWays];
    uint32_t missing = kMaxWays;
    size_t numMissing = 0, numConstants = 0;
    for (uint32_t i = 0; i < join.preds.size(); ++i) {
      values[i] = onTheWay(inst, join, i);
      if (values[i] == &inst) return;  // the value of the round before is another one
      numConstants += values[i] && values[i]->isConstant();
      if (!values[i]) ++numMissing, missing = i;
    }
    if (numMissing == join.preds.size() || numMissing > 1) return;
    // Constants alone: nothing was computed before, but perhaps the operand is not needed then.
    if (numConstants + numMissing == join.preds.size() && (numMissing || !isOnlyUse(inst))) return;
    if (numMissing == 1) {
      Block* pred = join.preds[missing].block;
      bool mayCopy = isCostly(inst) && pred->succs.size() == 1 &&
                     (isSure || !effectsOf(inst).traps) && numConstants == 0;
      if (!mayCopy) return;
      values[missing] = copyTo(inst, missing);
      ++copied_;
    }
    merge(inst, {values, join.preds.size()});
  }

  static bool isOnlyUse(const Inst& inst) {
    for (const Use& use : inst.operands())
      if (use.value->isInst() && !use.value->hasOneUse()) return false;
    return true;
  }

  /// The value of the expression at the end of the join's pred i, or null.
  Value* onTheWay(const Inst& inst, const Block& join, uint32_t i) {
    auto operand = [&](uint32_t n) { return translated(inst.operand(n), join, i); };
    operands_.clear();
    for (uint32_t n = 0; n < inst.numOps; ++n) operands_.push_back(operand(n));
    bool areConstant = std::all_of(operands_.begin(), operands_.end(),
                                   [](const Value* value) { return value->isConstant(); });
    Value* folded = areConstant ? foldInst(*function_.module, inst, operands_) : nullptr;
    if (folded) return folded;
    const Block* end = join.preds[i].block;
    auto found = known_.find(hashOf(inst, kNoMemory, operand));
    if (found != known_.end()) {
      unsigned tries = kMaxCandidates;
      for (Inst* candidate : found->second) {
        if (tries-- == 0) break;
        if (candidate->block && tree_.dominates(candidate->block, end) &&
            candidate->flags == inst.flags && areEqual(*candidate, inst, operand))
          return candidate;
      }
    }
    return nullptr;
  }

  // ---- comparisons

  void visitComparison(Inst& inst) {
    unsigned fuel = kMaxPhis;
    ConstInt* answer = answerOf({inst.intPred(), inst.operand(0), inst.operand(1)}, fuel);
    if (!answer) return;
    context_.remark(inst.loc, "comparison has the same answer on all ways to its operand");
    replaceAllUses(&inst, answer);
    erase(&inst);
    ++decided_;
  }

  /// The answer of a comparison of a phi, here or far below it: what holds on all ways to the phi
  /// holds wherever it is compared. Null: not known.
  ConstInt* answerOf(Comparison compared, unsigned& fuel) {
    const Block* join = nullptr;
    for (const Value* operand : {compared.left, compared.right})
      if (operand->is(Op::Phi)) {
        const Block* block = asInst(operand)->block;
        if (!join || tree_.dominates(join, block)) join = block;
      }
    if (!join || !isJoin(*join)) return nullptr;
    for (const Value* operand : {compared.left, compared.right}) {
      const Inst* inst = asInst(operand);
      if (inst && !(inst->is(Op::Phi) && inst->block == join) &&
          !tree_.strictlyDominates(inst->block, join))
        return nullptr;
    }
    ConstInt* answer = nullptr;
    for (uint32_t i = 0; i < join->preds.size(); ++i) {
      Comparison here = {compared.pred, translated(compared.left, *join, i),
                         translated(compared.right, *join, i)};
      ConstInt* value = factOnTheWay(here, *join, i);
      // Of a number, the answer does not depend on the round in which it is asked.
      if (!value && fuel && here.right->isConstant()) --fuel, value = answerOf(here, fuel);
      if (!value || (answer && value != answer)) return nullptr;
      answer = value;
    }
    return answer;
  }

  /// What constants or the branches above the way i to the join say about a comparison.
  ConstInt* factOnTheWay(Comparison compared, const Block& join, uint32_t i) {
    Module& module = *function_.module;
    const ConstInt *left = asConstInt(compared.left), *right = asConstInt(compared.right);
    if (left && right && left->type->bits <= 64)
      return module.constBool(
          compareIntegers(compared.pred, left->type->bits, left->zext(), right->zext()));
    const Block* to = &join;
    uint32_t edge = i;
    for (unsigned steps = 0; steps < kMaxBranches; ++steps) {
      const Block* from = to->preds[edge].block;
      const Inst* branch = from->terminator();
      if (branch->is(Op::CondBr) && from->succs[0].block != from->succs[1].block) {
        auto known = comparisonOf(branch->condition(), from->succs[0].block == to);
        if (auto answer = known ? isImplied(*known, compared) : std::nullopt)
          return module.constBool(*answer);
      }
      // On to the next block above that only one edge leads to.
      while (from->preds.size() != 1) {
        from = tree_.idom(from);
        if (!from || steps++ == kMaxBranches) return nullptr;
      }
      to = from;
      edge = 0;
    }
    return nullptr;
  }

  Inst* copyTo(Inst& inst, uint32_t i) {
    CloneMap map;
    for (const Use& use : inst.operands())
      if (Value* value = translated(use.value, *inst.block, i); value != use.value)
        map.set(use.value, value);
    Inst* copy = copyInst(&inst, map);
    Block* pred = inst.block->preds[i].block;
    insertBefore(copy, pred, pred->last);
    known_[hashOf(*copy, kNoMemory)].push_back(copy);
    return copy;
  }

  void merge(Inst& inst, std::span<Value* const> values) {
    Block* join = inst.block;
    Inst* phi = function_.insertPhi(inst.type, join->first, &inst);
    for (uint32_t i = 0; i < values.size(); ++i) phi->setOperand(i, values[i]);
    context_.remark(inst.loc, "expression merged from the ways that lead here");
    replaceAllUses(&inst, phi);
    erase(&inst);
    ++merged_;
  }

  const DomTree& tree_ = *context_.get<DomTree>();
  std::unordered_map<uint32_t, std::vector<Inst*>> known_;  // expressions by hash
  std::vector<Value*> operands_;                            // of the expression on the way
  uint64_t merged_ = 0, copied_ = 0, decided_ = 0;
};

}  // namespace

bool pre(Function& function, PassContext& context) { return Pre(function, context).run(); }

}  // namespace minic
