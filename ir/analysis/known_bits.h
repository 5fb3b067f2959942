// What is known of the bits of an integer without running the program: which are certainly 0 and
// which certainly 1, from the instructions that compute it. A walk up the operands of at most a few
// levels and a few dozen values, so a question costs about the same wherever it is asked.
#pragma once

#include "ir/value.h"

namespace minic {

/// The bits of an integer of at most 64 bits, zero-extended. Holds only if the value is not poison.
struct KnownBits {
  unsigned width = 64;
  uint64_t zeros = 0;  ///< these bits are 0
  uint64_t ones = 0;   ///< these bits are 1

  uint64_t mask() const { return ~uint64_t(0) >> (64 - width); }
  uint64_t smallest() const { return ones; }            ///< of the numbers it may be, unsigned
  uint64_t largest() const { return ~zeros & mask(); }  ///< likewise
  bool isNonNegative() const { return zeros >> (width - 1) & 1; }
  bool isNegative() const { return ones >> (width - 1) & 1; }
};

/// Of an integer of 1 to 64 bits.
KnownBits knownBits(const Value* value);

/// What an op gives for operands of which this is known; exact in no more than what the op's text
/// says: and, or, xor, add, sub, mul, shifts by constants, udiv, urem. Nothing known of the others.
KnownBits combineBits(Op op, const KnownBits& a, const KnownBits& b);

}  // namespace minic
