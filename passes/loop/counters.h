// Counters of loops and the tests that end them: what indvars and unroll know about the number of
// rounds. Integers wrap, so that a counter stays below a bound has to be proved.
#pragma once

#include <optional>

#include "ir/dominators.h"
#include "passes/loop/loop_nest.h"

namespace minic {

/// An integer phi of a loop's header that grows by the same number in every round.
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

/// How often the header runs if the loop ends by its latch, where that is a number; the loop may
/// have other exits.
std::optional<uint64_t> roundsOf(const LoopNest& nest, uint32_t loop);

/// The numbers that a value may be, read as signed or unsigned.
struct NumberRange {
  __int128 low, high;
};
NumberRange rangeOf(const Value* value, bool isSigned, unsigned depth = 4);

/// A branch that dominates `block` has found that `value` is below (`pred` SLT or ULT) or above
/// (SGT, UGT) some number.
bool isBoundedOnEntry(const DomTree& tree, const Block* block, const Value* value, IntPred pred);

}  // namespace minic
