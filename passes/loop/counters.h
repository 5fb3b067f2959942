// Counters of loops and the tests that end them: what indvars and unroll know about the number of
// iterations. Integers wrap, so that a counter stays below a bound has to be proved.
#pragma once

#include <optional>

#include "ir/builder.h"
#include "ir/dominators.h"
#include "passes/loop/loop_nest.h"

namespace minic {

/// An integer phi of a loop's header that grows by the same number in every iteration.
struct Counter {
  Inst* phi;
  Value* start;  ///< from the preheader
  Inst* next;    ///< phi + step: from the latch
  int64_t step;
};

/// The counter that the phi is, in a loop in form.
std::optional<Counter> counterOf(const LoopNest& nest, uint32_t loop, Inst* phi);

/// A branch of the loop that leaves it unless `left` `pred` `bound`; the bound is invariant.
struct ExitTest {
  Inst* compare;
  IntPred pred;
  Value *left, *bound;
};

/// The test at the end of the block, if one edge leaves the loop and the other does not.
std::optional<ExitTest> exitTestOf(const LoopNest& nest, uint32_t loop, const Block* block);

/// The counter of the loop whose next value is tested.
std::optional<Counter> counterOf(const LoopNest& nest, uint32_t loop, const ExitTest& test);

/// How often the header runs if the loop ends by its latch, where that is a number; the loop may
/// have other exits.
std::optional<uint64_t> knownTripCount(const LoopNest& nest, uint32_t loop);

/// Numbers from `low` to `high`, both included.
struct NumberRange {
  __int128 low, high;
};
/// What is known about values at one place, besides the instructions that compute them.
class RangeFacts {
 public:
  virtual ~RangeFacts() = default;
  /// The part of `range`, a range of the value, that the facts leave.
  virtual NumberRange narrowed(const Value* value, bool isSigned, NumberRange range) const = 0;
};
/// The numbers that the value may be, read as signed or unsigned. `facts` hold at a place that the
/// value's definition dominates, and so does the result; null: the result holds everywhere.
NumberRange rangeOf(const Value* value, bool isSigned, unsigned depth = 4,
                    const RangeFacts* facts = nullptr);
/// All numbers of an integer type.
NumberRange rangeOf(const Type* type, bool isSigned);
/// `a` `pred` `b`, if it is the same for all numbers of the ranges, which are read as the predicate
/// reads them.
std::optional<bool> decide(NumberRange a, IntPred pred, NumberRange b);

/// The number of iterations of a loop that leaves by the test at its end only: a number, or, with
/// 64 bits, `to` - `from` + `more`, which is at least 1.
struct TripCount {
  std::optional<uint64_t> number;
  Value *from = nullptr, *to = nullptr;  ///< extended to 64 bits
  bool isSigned = true;                  ///< how
  uint64_t more = 0;

  /// The number of iterations is at most 2^32.
  bool isNarrow() const;
  /// The code for it; the insertion point is outside of the loop.
  Value* make(Builder& build) const;
};
std::optional<TripCount> tripCountOf(const LoopNest& nest, const DomTree& tree, uint32_t loop);

/// The value of 64 bits that the narrower value is, if it was made by a truncation that loses
/// nothing; else null.
Value* beforeTrunc(const Value* value, bool isSigned);

/// A branch that dominates `block` has found that `a` `pred` `b`, perhaps before both were
/// sign-extended.
bool isKnownOnEntry(const DomTree& tree, const Block* block, const Value* a, const Value* b,
                    IntPred pred);

/// A branch that dominates `block` has found that `value` is below (`pred` SLT or ULT) or above
/// (SGT, UGT) some number.
bool isBoundedOnEntry(const DomTree& tree, const Block* block, const Value* value, IntPred pred);

}  // namespace minic
