// Whether a condition that is known to hold, or not to, decides another one: `x < 5` decides
// `x < 9` and `x == 7`, `a <= b` decides `b < a`. Pure logic on two comparisons; signed and
// unsigned ones do not mix, except through equality.
#pragma once

#include <optional>

#include "ir/value.h"

namespace minic {

/// A comparison of integers or addresses, perhaps with other operands than an instruction's.
struct Comparison {
  IntPred pred;
  const Value *left, *right;
};

/// The comparison that the value is, or its negation; nothing if it is no icmp.
std::optional<Comparison> comparisonOf(const Value* value, bool isTrue = true);

/// What a comparison with a constant is for every number: `x < 0` of unsigned ones is false.
std::optional<bool> isAlways(Comparison asked);

/// What `known` makes of `asked`: true, false, or nothing.
std::optional<bool> isImplied(Comparison known, Comparison asked);

}  // namespace minic
