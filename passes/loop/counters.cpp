// What the loop passes ask about counters: see counters.h.
#include "passes/loop/counters.h"

#include <algorithm>

namespace minic {

std::optional<Counter> counterOf(const LoopNest& nest, uint32_t loop, Inst* phi) {
  if (!phi->type->isInt() || phi->type->bits > 64 || phi->numOps != 2) return std::nullopt;
  uint32_t fromLatch = phi->block->preds[0].block == nest.latch(loop) ? 0 : 1;
  Inst* next = asInst(phi->operand(fromLatch));
  if (!next || !(next->is(Op::Add) || next->is(Op::Sub)) || next->operand(0) != phi)
    return std::nullopt;
  const ConstInt* by = asConstInt(next->operand(1));
  if (!by || by->isZero() || by->value == INT64_MIN) return std::nullopt;
  return Counter{phi, phi->operand(1 - fromLatch), next,
                 next->is(Op::Add) ? by->value : -by->value};
}

std::optional<ExitTest> exitTestOf(const LoopNest& nest, uint32_t loop, const Block* block) {
  const Inst* branch = block->last;
  if (!branch->is(Op::CondBr)) return std::nullopt;
  bool first = nest.contains(loop, block->succs[0].block),
       second = nest.contains(loop, block->succs[1].block);
  if (first == second) return std::nullopt;
  Inst* compare = asInst(branch->condition());
  if (!compare || !compare->is(Op::ICmp)) return std::nullopt;
  IntPred pred = first ? compare->intPred() : inverse(compare->intPred());
  Value *left = compare->operand(0), *right = compare->operand(1);
  if (nest.isInvariant(loop, left)) {
    std::swap(left, right);
    pred = swapped(pred);
  }
  if (nest.isInvariant(loop, left) || !nest.isInvariant(loop, right)) return std::nullopt;
  return ExitTest{compare, pred, left, right};
}

std::optional<uint64_t> roundsOf(const LoopNest& nest, uint32_t loop) {
  auto test = exitTestOf(nest, loop, nest.latch(loop));
  if (!test) return std::nullopt;
  const ConstInt* bound = asConstInt(test->bound);
  if (!bound) return std::nullopt;
  for (Inst* phi : phis(nest.header(loop))) {
    auto counter = counterOf(nest, loop, phi);
    if (!counter || (test->left != counter->phi && test->left != counter->next)) continue;
    const ConstInt* start = asConstInt(counter->start);
    if (!start) return std::nullopt;
    bool isUnsigned =
        !isSigned(test->pred) && test->pred != IntPred::EQ && test->pred != IntPred::NE;
    __int128 first = isUnsigned ? __int128(start->zext()) : start->value,
             last = isUnsigned ? __int128(bound->zext()) : bound->value, step = counter->step;
    if (test->left == counter->next) first += step;
    // The rounds after the first: the number of k for which first + k * step still continues.
    __int128 distance = step > 0 ? last - first : first - last, size = step > 0 ? step : -step;
    switch (test->pred) {
      case IntPred::SLT:
      case IntPred::ULT:
        if (step < 0) return std::nullopt;
        break;
      case IntPred::SGT:
      case IntPred::UGT:
        if (step > 0) return std::nullopt;
        break;
      case IntPred::SLE:
      case IntPred::ULE:
        if (step < 0) return std::nullopt;
        distance += 1;
        break;
      case IntPred::SGE:
      case IntPred::UGE:
        if (step > 0) return std::nullopt;
        distance += 1;
        break;
      case IntPred::NE:
        if (distance < 0 || distance % size != 0) return std::nullopt;
        break;
      case IntPred::EQ:
        return first == last ? std::optional<uint64_t>() : 1;
    }
    __int128 more = distance <= 0 ? 0 : (distance + size - 1) / size;
    // The value that ends the loop must not have wrapped.
    unsigned bits = phi->type->bits;
    __int128 end = first + more * step, one = 1, lowest = isUnsigned ? 0 : -(one << (bits - 1)),
             highest = isUnsigned ? (one << bits) - 1 : (one << (bits - 1)) - 1;
    if (end < lowest || end > highest || more > INT32_MAX) return std::nullopt;
    return uint64_t(more) + 1;
  }
  return std::nullopt;
}

NumberRange rangeOf(const Value* value, bool isSigned, unsigned depth) {
  const __int128 one = 1;
  const unsigned bits = value->type->isInt() ? value->type->bits : 64;
  NumberRange all = isSigned ? NumberRange{-(one << (bits - 1)), (one << (bits - 1)) - 1}
                             : NumberRange{0, (one << bits) - 1};
  if (const ConstInt* number = asConstInt(value)) {
    __int128 n = isSigned ? __int128(number->value) : __int128(number->zext());
    return {n, n};
  }
  const Inst* inst = asInst(value);
  if (!inst || depth == 0) return all;
  auto operand = [&](uint32_t i, bool asSigned) {
    return rangeOf(inst->operand(i), asSigned, depth - 1);
  };
  switch (inst->op) {
    case Op::ZExt:
      return operand(0, false);
    case Op::SExt: {
      NumberRange range = operand(0, true);
      return isSigned || range.low >= 0 ? range : all;
    }
    case Op::And: {
      // Below a mask that is not negative.
      NumberRange a = operand(0, true), b = operand(1, true);
      if (a.low < 0 && b.low < 0) return all;
      return {0, a.low < 0 ? b.high : b.low < 0 ? a.high : std::min(a.high, b.high)};
    }
    case Op::SRem: {
      const ConstInt* by = asConstInt(inst->operand(1));
      if (!by || by->value <= 0) return all;
      NumberRange dividend = operand(0, true);
      NumberRange range{dividend.low < 0 ? -(__int128(by->value) - 1) : 0,
                        dividend.high > 0 ? __int128(by->value) - 1 : 0};
      return isSigned || range.low >= 0 ? range : all;
    }
    case Op::LShr: {
      const ConstInt* by = asConstInt(inst->operand(1));
      if (!by || by->value <= 0 || by->value >= bits) return all;
      return {0, (one << (bits - unsigned(by->value))) - 1};
    }
    default:
      return all;
  }
}

bool isBoundedOnEntry(const DomTree& tree, const Block* block, const Value* value, IntPred pred) {
  const bool wantsLess = pred == IntPred::SLT || pred == IntPred::ULT;
  for (int steps = 0; steps < 16; ++steps) {
    const Block* above = tree.idom(block);
    if (!above) return false;
    if (block->preds.size() == 1 && above->last->is(Op::CondBr)) {
      const Inst* compare = asInst(above->last->condition());
      if (compare && compare->is(Op::ICmp) && above->succs[0].block != above->succs[1].block) {
        bool holds = above->succs[0].block == block;
        IntPred found = holds ? compare->intPred() : inverse(compare->intPred());
        if (compare->operand(1) == value) found = swapped(found);
        if (found == pred && (compare->operand(0) == value || compare->operand(1) == value))
          return true;
        // Up to and including a number that is no extreme.
        bool inclusive = wantsLess ? found == IntPred::SLE || found == IntPred::ULE
                                   : found == IntPred::SGE || found == IntPred::UGE;
        const ConstInt* limit = asConstInt(compare->operand(1));
        if (inclusive && limit && compare->operand(0) == value &&
            isSigned(found) == isSigned(pred)) {
          NumberRange all = rangeOf(value, isSigned(pred), 0), at = rangeOf(limit, isSigned(pred));
          if (wantsLess ? at.high < all.high : at.low > all.low) return true;
        }
      }
    }
    block = above;
  }
  return false;
}

}  // namespace minic
