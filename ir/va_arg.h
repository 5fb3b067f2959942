// C's va_arg as instructions, for front ends and for the `va_arg` of LLVM's text.
#pragma once

#include "ir/builder.h"
#include "target/abi.h"

namespace minic {

/// Takes the next argument, of a type of that shape, from the va_list whose address is `list`, and
/// returns the address that it can be loaded from at once, before the next va_arg. `align` of the
/// address is the shape's, except that registers are saved at multiples of 8. Adds no blocks: where
/// SysV chooses between registers and stack there are selects.
/// (llvm.va_start, llvm.va_copy and llvm.va_end of the same address do the rest.)
Value* emitVaArg(Builder& build, const TargetInfo& target, Value* list, const AbiShape& shape);

}  // namespace minic
