// An address as a base plus a linear form: base + offset + sum of scale * variable, from the geps,
// casts and integer arithmetic that compute it.
//
//     %j = add i32 %i, 1
//     %p = getelementptr [100 x i32], ptr @a, i64 0, i32 %j     =>   @a + 4 + 4 * sext(%i)
//
// An i32 sum wraps at 2^32 before it is extended, so the form is exact only modulo `modulus`
// (here 4 * 2^32). Two accesses whose forms differ by a number are apart if they are apart on the
// circle of that circumference.
#pragma once

#include <cstdint>

#include "ir/value.h"

namespace minic {

/// A variable part of an address.
struct AddressTerm {
  const Value* variable;  ///< an integer, at most 64 bits wide
  bool isZeroExtended;    ///< to 64 bits; else sign-extended
  bool mayWrap;           ///< scale * variable may leave 64 bits
  int64_t scale;          ///< bytes
};

struct Address {
  static constexpr uint32_t kMaxTerms = 6;

  const Value* base = nullptr;
  int64_t offset = 0;    ///< bytes
  uint64_t modulus = 0;  ///< bytes; 0: 2^64, which is exact
  uint32_t numTerms = 0;
  bool isKnown = true;  ///< false: base + anything
  AddressTerm terms[kMaxTerms];

  /// The form of a pointer; the base is the first value on the way that is no gep and no cast.
  static Address of(const Value* pointer);
};

/// The pointer that a gep or a cast of a pointer starts from; null: it is neither.
const Value* pointerBefore(const Value* pointer);

/// The base of the address, without its form: what `pointer` points into.
const Value* baseOf(const Value* pointer);

/// The size in bytes of the variable that a pointer points into; 0: not known.
uint64_t knownObjectSize(const Value* pointer);

/// i + `added` in 32 bits, in bounds as an index of parts of `scale` bytes of an object of known
/// size (0: not known), is the same number in 64 bits: it would be far outside if it wrapped.
bool isIndexThatCannotWrap(uint64_t objectSize, uint64_t scale, int64_t added);

}  // namespace minic
