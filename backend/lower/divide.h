// Multipliers that replace a division by a constant; shared by the targets.
// Source: Granlund and Montgomery, "Division by Invariant Integers using Multiplication" (PLDI
// 1994); Warren, Hacker's Delight, chapter 10.
#pragma once

#include <cstdint>

namespace minic {

/// Signed: x / d == (x * multiplier >> shift) + (x < 0), the product taken exactly and shifted
/// arithmetically, for every x of `bits` bits.
/// Unsigned: x / d == x * multiplier >> shift if !needsAdd. Otherwise the true multiplier is
/// 2^bits + multiplier, and with hi = x * multiplier >> bits:
/// x / d == (hi + (x - hi >> 1)) >> shift - bits - 1.
struct Magic {
  uint64_t multiplier = 0;  ///< below 2^bits
  unsigned shift = 0;       ///< at least `bits` for bits = 64, any for 32
  bool needsAdd = false;
};

/// `divisor` at least 2 and no power of two; bits 32 or 64.
Magic magicSigned(uint64_t divisor, unsigned bits);
/// `dividendBits`: the dividend is known to be below 2^dividendBits; 0: any of `bits` bits. An even
/// divisor that needs the add can be halved together with the dividend, which then is narrower.
Magic magicUnsigned(uint64_t divisor, unsigned bits, unsigned dividendBits = 0);

}  // namespace minic
