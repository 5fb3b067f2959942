// The declarations that passes of code generation call (see declareHelpers()).
#pragma once

#include "ir/function.h"

namespace minic {

/// The declared intrinsic (Memcpy, Memmove or Memset) with a length of 64 bits.
Function* helper(const Module& module, Intrinsic intrinsic);

}  // namespace minic
