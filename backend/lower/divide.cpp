// Searches for the smallest shift whose rounded-up reciprocal is exact enough; see the header.
#include "backend/lower/divide.h"

#include "support/check.h"

namespace minic {

namespace {

using Wide = unsigned __int128;

/// The smallest multiplier m = ceil(2^p / d), p >= first, with m * d - 2^p <= 2^(p - precision):
/// then x * m >> p is x / d for 0 <= x < 2^precision.
bool find(uint64_t d, unsigned first, unsigned last, unsigned precision, unsigned bits,
          Magic& out) {
  for (unsigned p = first; p <= last; ++p) {
    Wide power = Wide(1) << p;
    Wide m = power / d + 1;  // d is no power of two, so this rounds up
    if (bits == 64 ? m >> 64 != 0 : m >> 32 != 0) return false;
    if (m * d - power <= Wide(1) << (p - precision)) {
      out = {uint64_t(m), p, false};
      return true;
    }
  }
  return false;
}

}  // namespace

Magic magicSigned(uint64_t divisor, unsigned bits) {
  Magic magic;
  bool found = find(divisor, bits, 2 * bits - 1, bits - 1, bits, magic);
  MINIC_CHECK(found);
  return magic;
}

Magic magicUnsigned(uint64_t divisor, unsigned bits, unsigned dividendBits) {
  Magic magic;
  if (!dividendBits) dividendBits = bits;
  if (find(divisor, bits, 2 * bits - 1, dividendBits, bits, magic)) return magic;
  // One bit more: 2^bits + multiplier, with p = bits + ceil(log2 d).
  unsigned log = 0;
  while (log < bits && Wide(1) << log < divisor) ++log;
  Wide numerator = (Wide(1) << bits) * ((Wide(1) << log) - divisor);
  magic.multiplier = uint64_t(numerator / divisor + 1);
  magic.shift = bits + log;
  magic.needsAdd = true;
  return magic;
}

}  // namespace minic
