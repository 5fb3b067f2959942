// Integers of widths that machines do not have, as integers of the next width that they have.
#pragma once

#include "ir/builder.h"

namespace minic {

/// Afterwards no argument, instruction or operand has an integer type but i1, i8, i16, i32, i64;
/// such types are left only within aggregates and as what addresses are computed with. A widened
/// value has undefined upper bits: they are made right where an operation sees them. Memory is
/// accessed as LLVM does: as many bytes as the width needs, in pieces of powers of two, with zeros
/// in what is left of the last byte. The types of values no longer agree with the function's type.
void widenIntegers(Function& function);

}  // namespace minic
