// What the loop passes ask about counters: see counters.h.
#include "passes/loop/counters.h"

#include <algorithm>

#include "ir/analysis/implied.h"

namespace minic {

std::optional<Counter> counterOf(const LoopNest& nest, uint32_t loop, Inst* phi) {
  if (!phi->type->isInt() || phi->type->bits > 64 || phi->numOps != 2) return std::nullopt;
  uint32_t fromLatch = nest.latchIndex(loop);
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

std::optional<Counter> counterOf(const LoopNest& nest, uint32_t loop, const ExitTest& test) {
  for (Inst* phi : phis(nest.header(loop)))
    if (auto counter = counterOf(nest, loop, phi); counter && counter->next == test.left)
      return counter;
  return std::nullopt;
}

std::optional<uint64_t> knownTripCount(const LoopNest& nest, uint32_t loop) {
  auto test = exitTestOf(nest, loop, nest.latch(loop));
  if (!test) return std::nullopt;
  const ConstInt* bound = asConstInt(test->bound);
  if (!bound) return std::nullopt;
  for (Inst* phi : phis(nest.header(loop))) {
    auto counter = counterOf(nest, loop, phi);
    if (!counter || (test->left != counter->phi && test->left != counter->next)) continue;
    const ConstInt* start = asConstInt(counter->start);
    if (!start) return std::nullopt;
    bool isUnsigned = !isSigned(test->pred) && !isEquality(test->pred);
    __int128 first = isUnsigned ? __int128(start->zext()) : start->value,
             last = isUnsigned ? __int128(bound->zext()) : bound->value, step = counter->step;
    if (test->left == counter->next) first += step;
    // The iterations after the first: the number of k for which first + k * step still continues.
    __int128 distance = step > 0 ? last - first : first - last, size = step > 0 ? step : -step;
    if (test->pred == IntPred::EQ) return first == last ? std::optional<uint64_t>() : 1;
    if (test->pred == IntPred::NE ? distance < 0 || distance % size != 0
                                  : isLess(test->pred) != (step > 0))
      return std::nullopt;
    distance += isInclusive(test->pred);
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

// ---- the number of iterations as a value

static Value* extended(Builder& build, Value* value, bool isSigned) {
  Type* i64 = build.module.types.i64();
  if (value->type == i64) return value;
  if (const ConstInt* number = asConstInt(value))
    return build.module.constInt(i64, isSigned ? number->value : int64_t(number->zext()));
  return build.cast(isSigned ? Op::SExt : Op::ZExt, value, i64);
}

bool TripCount::isNarrow() const {
  if (number) return *number <= uint64_t(1) << 32;
  NumberRange low = rangeOf(from, isSigned), high = rangeOf(to, isSigned);
  return high.high - low.low + __int128(more) <= __int128(1) << 32;
}

Value* TripCount::make(Builder& build) const {
  Type* i64 = build.module.types.i64();
  if (number) return build.module.constInt(i64, int64_t(*number));
  Value *first = extended(build, from, isSigned), *last = extended(build, to, isSigned);
  const ConstInt* zero = asConstInt(first);
  Value* count = zero && zero->isZero() ? last : build.binary(Op::Sub, last, first);
  if (more == 0) return count;
  return build.binary(Op::Add, count, build.module.constInt(i64, int64_t(more)));
}

std::optional<TripCount> tripCountOf(const LoopNest& nest, const DomTree& tree, uint32_t loop) {
  Block *latch = nest.latch(loop), *preheader = nest.preheader(loop);
  auto exiting = nest.exiting(loop);
  if (exiting.size() > LoopNest::kMaxExiting) return std::nullopt;
  for (const Block* block : exiting)
    if (block != latch) return std::nullopt;
  TripCount count;
  count.number = knownTripCount(nest, loop);
  if (count.number) return count;
  auto test = exitTestOf(nest, loop, latch);
  auto counter = test ? counterOf(nest, loop, *test) : std::nullopt;
  if (!counter) return std::nullopt;
  bool up = counter->step == 1, inclusive = isInclusive(test->pred);
  if ((!up && counter->step != -1) || isEquality(test->pred) || isLess(test->pred) != up)
    return std::nullopt;
  count.isSigned = isSigned(test->pred);
  // There is a number past an inclusive bound.
  NumberRange bound = rangeOf(test->bound, count.isSigned),
              all = rangeOf(test->bound->type, count.isSigned);
  if (inclusive && (up ? bound.high == all.high : bound.low == all.low)) return std::nullopt;
  if (!isKnownOnEntry(tree, preheader, counter->start, test->bound, test->pred))
    return std::nullopt;
  count.from = up ? counter->start : test->bound;
  count.to = up ? test->bound : counter->start;
  count.more = inclusive;
  return count;
}

/// The signed numbers that a counter is, if the test at the loop's end keeps it from wrapping: in
/// the first iteration it is its start (one of several), and in the others it has passed the test.
static std::optional<NumberRange> rangeOfCounter(const Inst& phi, unsigned depth) {
  constexpr uint32_t kMaxWays = 4;
  if (phi.numOps < 2 || phi.numOps > kMaxWays) return std::nullopt;
  uint32_t latch = phi.numOps;
  for (uint32_t i = 0; i < phi.numOps; ++i) {
    const Inst* next = asInst(phi.operand(i));
    if (next && next->is(Op::Add) && next->operand(0) == &phi) latch = i;
  }
  if (latch == phi.numOps) return std::nullopt;
  const Inst *next = asInst(phi.operand(latch)), *branch = phi.block->preds[latch].block->last;
  const ConstInt* step = asConstInt(next->operand(1));
  const Inst* test = branch->is(Op::CondBr) ? asInst(branch->condition()) : nullptr;
  if (!step || !test || !test->is(Op::ICmp) || test->operand(0) != next) return std::nullopt;
  bool first = branch->block->succs[0].block == phi.block;
  if (first == (branch->block->succs[1].block == phi.block)) return std::nullopt;
  IntPred pred = first ? test->intPred() : inverse(test->intPred());
  bool up = step->value > 0, isStrict = pred == IntPred::SLT || pred == IntPred::SGT;
  if (up ? pred != IntPred::SLT && pred != IntPred::SLE
         : pred != IntPred::SGT && pred != IntPred::SGE)
    return std::nullopt;
  NumberRange bound = rangeOf(test->operand(1), true, depth - 1), range{};
  range = up ? NumberRange{bound.high - isStrict, bound.high - isStrict}
             : NumberRange{bound.low + isStrict, bound.low + isStrict};
  for (uint32_t i = 0; i < phi.numOps; ++i) {
    if (i == latch) continue;
    NumberRange start = rangeOf(phi.operand(i), true, depth - 1);
    range = {std::min(range.low, start.low), std::max(range.high, start.high)};
  }
  const __int128 end = __int128(1) << (phi.type->bits - 1);
  if (range.high + (up ? step->value : 0) >= end || range.low + (up ? 0 : step->value) < -end)
    return std::nullopt;
  return range;
}

NumberRange rangeOf(const Type* type, bool isSigned) {
  const __int128 one = 1;
  const unsigned bits = type->isInt() ? type->bits : 64;
  if (!isSigned) return {0, (one << bits) - 1};
  return {-(one << (bits - 1)), (one << (bits - 1)) - 1};
}

std::optional<bool> decide(NumberRange a, IntPred pred, NumberRange b) {
  auto isBelow = [](NumberRange x, NumberRange y) -> std::optional<bool> {
    if (x.high < y.low) return true;
    if (x.low >= y.high) return false;
    return std::nullopt;
  };
  auto negated = [](std::optional<bool> known) { return known ? !*known : known; };
  if (isInclusive(pred)) return negated(isLess(pred) ? isBelow(b, a) : isBelow(a, b));
  if (!isEquality(pred)) return isLess(pred) ? isBelow(a, b) : isBelow(b, a);
  if (a.high < b.low || b.high < a.low) return pred == IntPred::NE;
  return std::nullopt;
}

/// The range of the value by its operands' ranges.
static NumberRange computedRange(const Value* value, bool isSigned, unsigned depth,
                                 const RangeFacts* facts) {
  const NumberRange all = rangeOf(value->type, isSigned);
  const Inst* inst = asInst(value);
  if (!inst || depth == 0) return all;
  auto operand = [&](uint32_t i, bool asSigned) {
    return rangeOf(inst->operand(i), asSigned, depth - 1, facts);
  };
  switch (inst->op) {
    case Op::ZExt: return operand(0, false);
    case Op::SExt: {
      NumberRange range = operand(0, true);
      return isSigned || range.low >= 0 ? range : all;
    }
    case Op::Trunc: {
      NumberRange range = operand(0, true);
      bool fits = range.low >= (isSigned ? all.low : 0) && range.high <= all.high;
      return inst->operand(0)->type->bits <= 64 && fits ? range : all;
    }
    case Op::Phi: {  // without the facts: its operands are of the iteration before
      auto range = inst->type->bits <= 64 ? rangeOfCounter(*inst, depth) : std::nullopt;
      return range && (isSigned || range->low >= 0) ? *range : all;
    }
    case Op::Add:
    case Op::Sub: {
      NumberRange a = operand(0, isSigned), b = operand(1, isSigned);
      NumberRange range = inst->is(Op::Add) ? NumberRange{a.low + b.low, a.high + b.high}
                                            : NumberRange{a.low - b.high, a.high - b.low};
      return range.low >= all.low && range.high <= all.high ? range : all;
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
      if (!by || by->value <= 0 || by->value >= value->type->bits) return all;
      return {0, (__int128(1) << (value->type->bits - unsigned(by->value))) - 1};
    }
    default: return all;
  }
}

NumberRange rangeOf(const Value* value, bool isSigned, unsigned depth, const RangeFacts* facts) {
  if (const ConstInt* number = asConstInt(value)) {
    __int128 n = isSigned ? __int128(number->value) : __int128(number->zext());
    return {n, n};
  }
  NumberRange range = computedRange(value, isSigned, depth, facts);
  return facts ? facts->narrowed(value, isSigned, range) : range;
}

/// Some comparison that a dominating branch has found to hold at the head of the block satisfies
/// `holds`. At most 16 blocks above are looked at.
template <class Holds>
static bool anyFactOnEntry(const DomTree& tree, const Block* block, Holds&& holds) {
  for (int steps = 0; steps < 16; ++steps) {
    const Block* above = tree.idom(block);
    if (!above) return false;
    if (block->preds.size() == 1 && above->last->is(Op::CondBr) &&
        above->succs[0].block != above->succs[1].block)
      if (auto known = comparisonOf(above->last->condition(), above->succs[0].block == block);
          known && holds(*known))
        return true;
    block = above;
  }
  return false;
}

bool isBoundedOnEntry(const DomTree& tree, const Block* block, const Value* value, IntPred pred) {
  const NumberRange all = rangeOf(value, isSigned(pred), 0);
  return anyFactOnEntry(tree, block, [&](Comparison known) {
    if (known.right == value) known = {swapped(known.pred), known.right, known.left};
    if (known.left != value || isLess(known.pred) != isLess(pred)) return false;
    if (known.pred == pred) return true;
    // Up to and including a number that is no extreme.
    const ConstInt* limit = asConstInt(known.right);
    if (!isInclusive(known.pred) || !limit || isSigned(known.pred) != isSigned(pred)) return false;
    NumberRange at = rangeOf(limit, isSigned(pred));
    return isLess(pred) ? at.high < all.high : at.low > all.low;
  });
}

Value* beforeTrunc(const Value* value, bool isSigned) {
  const Inst* trunc = asInst(value);
  if (!trunc || !trunc->is(Op::Trunc) || !trunc->operand(0)->type->isInt(64)) return nullptr;
  NumberRange range = rangeOf(trunc->operand(0), true);
  const __int128 end = __int128(1) << (trunc->type->bits - isSigned);
  bool fits = range.low >= (isSigned ? -end : 0) && range.high < end;
  return fits ? trunc->operand(0) : nullptr;
}

bool isKnownOnEntry(const DomTree& tree, const Block* block, const Value* a, const Value* b,
                    IntPred pred) {
  auto same = [](const Value* value, const Value* compared) {
    if (value == compared) return true;
    const ConstInt *number = asConstInt(value), *other = asConstInt(compared);
    if (number && other) return number->value == other->value;
    if (beforeTrunc(compared, true) == value) return true;
    const Inst* wide = asInst(value);
    return wide && wide->is(Op::SExt) && wide->operand(0) == compared;
  };
  return anyFactOnEntry(tree, block, [&](const Comparison& known) {
    return (known.pred == pred && same(a, known.left) && same(b, known.right)) ||
           (swapped(known.pred) == pred && same(a, known.right) && same(b, known.left));
  });
}

}  // namespace minic
