// IR that has no direct machine form, rewritten to IR that has; and the end of the road, with a
// message, for what has neither.
#pragma once

#include "ir/function.h"
#include "support/diagnostics.h"

namespace minic {

struct Target;

/// Makes a verified function ready for Lowering on `target`: afterwards
///  - no load, store or select is of an aggregate, and no value has more than kMaxLeaves scalars;
///  - what returns an aggregate returns it in registers;
///  - the only intrinsics called are those that Lowering knows;
///  - an operand that is a constant expression is an address: a gep of a global with constant
///    indices (or a bitcast of one), within 2 GiB of it;
///  - integers have 1, 8, 16, 32 or 64 bits (as widen.h says);
///  - no ptrtoint gives an i1, no length of memcpy and its kin is an i32, `byval` is left only
///    where the target has it.
/// What cannot be made so is reported at its place; false then, and the function is not to be
/// lowered.
bool legalize(Function& function, const Target& target, Diagnostics& diagnostics);

/// Scalars of the largest aggregate that may be one value; bigger ones belong into memory.
inline constexpr uint64_t kMaxLeaves = 256;

/// The library function that an intrinsic of floats is, by the width of its type ("llvm.floor.f32"
/// is floorf); null: it is none.
const char* libraryName(std::string_view intrinsic);

}  // namespace minic
