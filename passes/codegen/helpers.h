// The declarations that passes of code generation call (see declareHelpers()).
#pragma once

#include "ir/function.h"

namespace minic {

/// Declares Memcpy, Memmove or Memset with a length of 64 bits, or UMulHigh, unless it is declared.
Function* declareHelper(Module& module, Intrinsic intrinsic);

/// The declared intrinsic (Memcpy, Memmove or Memset) with a length of 64 bits.
Function* helper(const Module& module, Intrinsic intrinsic);

}  // namespace minic
