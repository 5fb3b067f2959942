// Removes phis that say nothing: dead ones, and those that can only have one value. Works on a
// given set of phis and leaves all others alone.
#pragma once

#include <functional>
#include <vector>

#include "ir/dominators.h"

namespace minic {

/// Called before a phi goes, with the value that takes its place (null: it was dead).
using PhiFolded = std::function<void(Inst* phi, Value* value)>;

/// Erases those of `phis`, which have consecutive ids, that no load reads, nor a phi that stays;
/// `live` says at first which ones loads became. That a value is read is enough, whoever uses it:
/// so liveness has it, and this leaves the phis that it would have placed. Returns how many went.
uint32_t eraseDeadPhis(std::vector<Inst*>& phis, std::vector<bool> live, const PhiFolded& folded);

/// Replaces phis whose operands, leaving out the phi itself and undef, are one value (that is there
/// at the phi, if undef was left out), until none is left; also whole cycles of phis with one value
/// from outside. `phis` is best in reverse post-order. Returns how many went.
///
/// Folding phi(x, undef) to x is LLVM's rule; it takes x to be no poison, which holds for what our
/// front end emits.
uint32_t foldTrivialPhis(std::vector<Inst*>& phis, const DomTree& tree, const PhiFolded& folded);

}  // namespace minic
