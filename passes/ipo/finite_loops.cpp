// Integers wrap, so a counter that moves towards its bound must not jump over it: it moves by one,
// or the bound is a constant so far from the end of the numbers that no step leads past both.
#include "passes/ipo/finite_loops.h"

#include "ir/function.h"

namespace minic {

namespace {

class Finite {
 public:
  Finite(const Loops& loops, const DomTree& tree, uint32_t loop)
      : loops_(loops), tree_(tree), loop_(loop) {}

  bool check() const {
    if (loops_.loops[loop_].irreducible) return false;
    for (Inst* phi : phis(loops_.header(loop_))) {
      if (!phi->type->isInt()) continue;
      const Inst* next = nextOf(*phi);
      if (!next) continue;
      for (const Value* counter : {static_cast<const Value*>(phi), static_cast<const Value*>(next)})
        for (const Use& use : counter->useRange())
          if (use.user->is(Op::ICmp) && endsBy(*use.user, use.index(), *next)) return true;
    }
    return false;
  }

 private:
  bool isInside(const Block* block) const {
    return loops_.rpo.isReachable(block) && loops_.contains(loop_, loops_.rpo[block]);
  }

  /// The value that the phi has in the next iteration, whatever path leads there.
  const Inst* nextOf(const Inst& phi) const {
    const Value* next = nullptr;
    for (uint32_t i = 0; i < phi.numOps; ++i) {
      if (!isInside(phi.block->preds[i].block)) continue;
      if (next && phi.operand(i) != next) return nullptr;
      next = phi.operand(i);
    }
    const Inst* inst = next ? asInst(next) : nullptr;
    return inst && isBinary(inst->op) && inst->operand(0) == &phi && isInside(inst->block)
               ? inst
               : nullptr;
  }

  /// A branch on the comparison runs in every iteration, and the loop ends by it.
  bool endsBy(const Inst& compare, uint32_t operand, const Inst& next) const {
    const Value* bound = compare.operand(1 - operand);
    const Inst* made = asInst(bound);
    if (made && isInside(made->block)) return false;
    for (const Use& use : compare.useRange()) {
      const Inst* branch = use.user;
      const Block* block = branch->block;
      if (!branch->is(Op::CondBr) || !isInside(block) || !runsInEveryIteration(block)) continue;
      bool staysIfTrue = isInside(block->succs[0].block);
      if (staysIfTrue == isInside(block->succs[1].block)) continue;
      IntPred pred = operand == 0 ? compare.intPred() : swapped(compare.intPred());
      if (comesTo(next, staysIfTrue ? pred : inverse(pred), bound)) return true;
    }
    return false;
  }

  bool runsInEveryIteration(const Block* block) const {
    for (Edge pred : loops_.header(loop_)->preds)
      if (isInside(pred.block) && !tree_.dominates(block, pred.block)) return false;
    return loops_.loopOf(block) == loop_;
  }

  /// `counter pred bound`, which keeps the loop running, becomes false after finitely many
  /// iterations.
  static bool comesTo(const Inst& next, IntPred pred, const Value* bound) {
    const ConstInt *by = asConstInt(next.operand(1)), *limit = asConstInt(bound);
    if (!by) return false;
    if (next.is(Op::Add)) return pass(by->value, pred, limit, by->type->bits);
    if (next.is(Op::Sub))
      return by->value != INT64_MIN && pass(-by->value, pred, limit, by->type->bits);
    // Divided or shifted a number comes to 0; shifted with its sign, not if it is negative.
    bool isShift = next.is(Op::LShr) || (next.is(Op::AShr) && pred == IntPred::SGT);
    bool isSmaller = isShift ? by->zext() && by->zext() < by->type->bits
                             : (next.is(Op::SDiv) || next.is(Op::UDiv)) && by->value > 1;
    return isSmaller && limit && limit->isZero() &&
           (pred == IntPred::NE || pred == IntPred::SGT || pred == IntPred::UGT);
  }

  /// The same for a counter that grows by `step`.
  static bool pass(int64_t step, IntPred pred, const ConstInt* limit, unsigned width) {
    bool up = step > 0;
    uint64_t size = up ? uint64_t(step) : -uint64_t(step);
    uint64_t ones = width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
    if (isEquality(pred)) return pred == IntPred::NE && size == 1;
    if (up != isLess(pred) || size == 0) return false;
    if (size == 1 && !isInclusive(pred)) return true;
    if (!limit) return false;
    // How many numbers of the type are above the limit.
    uint64_t above = isSigned(pred) ? (ones >> 1) - uint64_t(limit->value) : ones - limit->zext();
    return size <= (up ? above : ones - above) + !isInclusive(pred);
  }

  const Loops& loops_;
  const DomTree& tree_;
  uint32_t loop_;
};

}  // namespace

bool isFinite(const Loops& loops, const DomTree& tree, uint32_t loop) {
  return Finite(loops, tree, loop).check();
}

}  // namespace minic
