// Reads the network of states (ATN) that ANTLR writes into the generated parser as a list of
// numbers. The runtime's reader does it at each start of the compiler and asks each state for its
// class by dynamic_cast, several times: a third of the instructions that a small program costs at
// -O0. This one asks for the number that each class has.
#pragma once

#include <cstdint>
#include <vector>

#include "atn/ATN.h"

namespace minic {

class AtnReader {
 public:
  /// `numbers` is the ATN of a parser whose rules are not left-recursive, in version 3 of the
  /// format.
  antlr4::atn::ATN deserialize(const std::vector<uint16_t>& numbers);
};

}  // namespace minic
