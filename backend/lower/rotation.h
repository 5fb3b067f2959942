// Two shifts of one value that are a rotation, for targets that have an instruction for it.
#pragma once

#include "backend/lower/lower.h"

namespace minic {

/// The value whose lowest bits are those of the shift count, where `bits`, a power of two, says how
/// many numbers these tell apart: behind casts, and behind masks that keep them if `masks` is set.
const Value* shiftCount(const Lowering&, const Value* count, int64_t bits, bool masks = true);

struct Rotation {
  const Value* value = nullptr;  ///< null: it is no rotation
  const Value* amount =
      nullptr;  ///< a constant from 1 to the width - 1, to the left; or a variable
  bool isLeft = true;
};

/// x << n | x >> (bits - n), of 32 or 64 bits, or with + or ^ between the two, if both shifts can
/// be folded. A count without a mask is not `bits`, which would be poison. `masks`: the target
/// reads the lowest bits of a count only, so masks around it may be left out. With a mask both
/// counts can be 0, and x | x is x, but x + x and x ^ x are not: then only | is a rotation.
Rotation rotationOf(const Lowering&, const Inst&, bool masks);

}  // namespace minic
