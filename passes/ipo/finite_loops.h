// Loops that end, by a look at the test of a counter.
#pragma once

#include "ir/loops.h"

namespace minic {

/// The loop ends after finitely many iterations, whatever the values of the program are, as long as
/// every iteration ends. False if that is not known.
bool isFinite(const Loops& loops, const DomTree& tree, uint32_t loop);

}  // namespace minic
