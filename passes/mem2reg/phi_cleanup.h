// Removes superfluous phis: dead ones, and those that can only have one value. Works on a given set
// of phis and leaves all others alone.
#pragma once

#include <vector>

#include "ir/dominators.h"

namespace minic {

class PromotionObserver;

/// Erases phis that reach no load. On entry live[i] says whether phi i replaced a load; liveness
/// propagates through operands. (Loads count even if unused: the remaining phis are those that
/// placement by exact liveness would have made.) `phis` have consecutive ids. Returns how many
/// were erased.
uint32_t eraseDeadPhis(std::vector<Inst*>& phis, std::vector<bool> live,
                       PromotionObserver* observer);

/// Replaces each phi whose operands, apart from itself and undef, are one value, until none is
/// left; also each cycle of phis that only one value from outside enters. If undef was left out,
/// the value must dominate the phi. `phis` is best in reverse post-order. Returns how many were
/// folded.
///
/// Folding phi(x, undef) to x is LLVM's rule; it takes x to be no poison, which holds for what our
/// front end emits.
uint32_t foldTrivialPhis(std::vector<Inst*>& phis, const DomTree& tree,
                         PromotionObserver* observer);

}  // namespace minic
