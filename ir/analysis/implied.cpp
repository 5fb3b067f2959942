// Two comparisons of the same values are sets of {less, equal, greater}; two of one value with
// constants are intervals. In both cases the known one decides the other if it is a part of it or
// has nothing in common with it.
#include "ir/analysis/implied.h"

#include <utility>

namespace minic {

namespace {

enum : unsigned { Less = 1, Equal = 2, Greater = 4 };

unsigned outcomesOf(IntPred pred) {
  switch (pred) {
    case IntPred::EQ: return Equal;
    case IntPred::NE: return Less | Greater;
    case IntPred::UGT:
    case IntPred::SGT: return Greater;
    case IntPred::UGE:
    case IntPred::SGE: return Greater | Equal;
    case IntPred::ULT:
    case IntPred::SLT: return Less;
    case IntPred::ULE:
    case IntPred::SLE: break;
  }
  return Less | Equal;
}

/// The numbers from low to high, as unsigned ones; `exceptFor` is not among them.
struct Interval {
  uint64_t low, high;
  bool isEmpty = false;
};

/// In the order of `isSigned`: signed numbers are moved up by half the range.
uint64_t placeOf(const ConstInt* number, bool isSigned) {
  uint64_t bias = isSigned ? uint64_t(1) << (number->type->bits - 1) : 0;
  return number->zext() ^ bias;
}

/// The numbers that a comparison with a constant allows; of NE only where that is an interval.
std::optional<Interval> intervalOf(IntPred pred, const ConstInt* number, bool isSignedOrder) {
  const uint64_t last = ~uint64_t(0) >> (64 - number->type->bits);
  const uint64_t at = placeOf(number, isSignedOrder);
  switch (outcomesOf(pred)) {
    case Equal: return Interval{at, at};
    case Less: return Interval{0, at - 1, at == 0};
    case Less | Equal: return Interval{0, at};
    case Greater: return Interval{at + 1, last, at == last};
    case Greater | Equal: return Interval{at, last};
    default:
      if (at == 0) return Interval{1, last, last == 0};
      if (at == last) return Interval{0, last - 1};
      return std::nullopt;
  }
}

std::optional<bool> byIntervals(IntPred known, const ConstInt* a, IntPred asked,
                                const ConstInt* b) {
  const bool isSignedOrder = isEquality(known) ? isSigned(asked) : isSigned(known);
  if (!isEquality(known) && !isEquality(asked) && isSigned(known) != isSigned(asked))
    return std::nullopt;
  if (known == IntPred::NE && isEquality(asked) && a->zext() == b->zext())
    return asked == IntPred::NE;
  std::optional<Interval> given = intervalOf(known, a, isSignedOrder);
  if (!given || given->isEmpty) return std::nullopt;
  // x != b: the opposite of x == b.
  const bool isNegated = asked == IntPred::NE;
  std::optional<Interval> wanted = intervalOf(isNegated ? IntPred::EQ : asked, b, isSignedOrder);
  if (wanted->isEmpty || given->high < wanted->low || wanted->high < given->low) return isNegated;
  if (wanted->low <= given->low && given->high <= wanted->high) return !isNegated;
  return std::nullopt;
}

}  // namespace

std::optional<Comparison> comparisonOf(const Value* value, bool isTrue) {
  const Inst* inst = asInst(value);
  if (!inst || !inst->is(Op::ICmp)) return std::nullopt;
  IntPred pred = inst->intPred();
  return Comparison{isTrue ? pred : inverse(pred), inst->operand(0), inst->operand(1)};
}

std::optional<bool> isAlways(Comparison asked) {
  if (asConstInt(asked.left)) {
    std::swap(asked.left, asked.right);
    asked.pred = swapped(asked.pred);
  }
  const ConstInt* number = asConstInt(asked.right);
  if (!number || isEquality(asked.pred)) return std::nullopt;
  const uint64_t last = ~uint64_t(0) >> (64 - number->type->bits);
  const Interval wanted = *intervalOf(asked.pred, number, isSigned(asked.pred));
  if (wanted.isEmpty) return false;
  if (wanted.low == 0 && wanted.high == last) return true;
  return std::nullopt;
}

std::optional<bool> isImplied(Comparison known, Comparison asked) {
  if (known.left == asked.right && known.right == asked.left) {
    std::swap(asked.left, asked.right);
    asked.pred = swapped(asked.pred);
  }
  if (known.left != asked.left) return std::nullopt;
  const ConstInt *a = asConstInt(known.right), *b = asConstInt(asked.right);
  if (known.right == asked.right && !a) {
    if (!isEquality(known.pred) && !isEquality(asked.pred) &&
        isSigned(known.pred) != isSigned(asked.pred))
      return std::nullopt;
    unsigned given = outcomesOf(known.pred), wanted = outcomesOf(asked.pred);
    if ((given & ~wanted) == 0) return true;
    if ((given & wanted) == 0) return false;
    return std::nullopt;
  }
  if (!a || !b || a->type->bits > 64) return std::nullopt;
  return byIntervals(known.pred, a, asked.pred, b);
}

}  // namespace minic
