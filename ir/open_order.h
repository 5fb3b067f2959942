// The order of operands, where the language leaves it open: what the front end tells to those who
// run the module, and they to it.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "support/source.h"

namespace minic {

/// The expressions of which it is open in what order their operands are evaluated, and where that
/// may make a difference: one operand calls a function, and another one calls one or reads what a
/// call may change.
struct OpenOrder {
  std::set<uint32_t> reversed;    ///< SourceLoc::raw of those that begin with the last operand
  std::vector<SourceLoc> places;  ///< in the order of the program; each is added when it is found
};

}  // namespace minic
