// The arithmetic of constant expressions in rewrite rules (*.rules): numbers of `width` bits in a
// uint64_t, zero-extended.
#pragma once

#include <bit>
#include <cstdint>

namespace minic::rulemath {

inline uint64_t cut(uint64_t width, uint64_t bits) { return bits << (64 - width) >> (64 - width); }
inline int64_t asSigned(uint64_t width, uint64_t bits) {
  return int64_t(bits << (64 - width)) >> (64 - width);
}
inline uint64_t shiftLeft(uint64_t width, uint64_t bits, uint64_t by) {
  return by >= width ? 0 : cut(width, bits << by);
}
inline uint64_t shiftRight(uint64_t width, uint64_t bits, uint64_t by) {
  return by >= width ? 0 : cut(width, bits) >> by;
}
inline uint64_t shiftSigned(uint64_t width, uint64_t bits, uint64_t by) {
  return cut(width, uint64_t(asSigned(width, bits) >> (by >= width ? width - 1 : by)));
}
inline uint64_t ctz(uint64_t width, uint64_t bits) {
  return bits ? uint64_t(std::countr_zero(bits)) : width;
}
inline uint64_t popcount(uint64_t, uint64_t bits) { return uint64_t(std::popcount(bits)); }
inline bool isPowerOf2(uint64_t bits) { return std::has_single_bit(bits); }
inline uint64_t zextBits(uint64_t, uint64_t, uint64_t bits) { return bits; }
inline uint64_t sextBits(uint64_t from, uint64_t to, uint64_t bits) {
  return cut(to, uint64_t(asSigned(from, bits)));
}
inline uint64_t truncBits(uint64_t, uint64_t to, uint64_t bits) { return cut(to, bits); }
/// Of an odd number: their product is 1. Newton's iteration doubles the bits that are right.
inline uint64_t inverse(uint64_t width, uint64_t bits) {
  uint64_t x = bits;
  for (int i = 0; i < 5; ++i) x *= 2 - bits * x;
  return cut(width, x);
}

}  // namespace minic::rulemath
