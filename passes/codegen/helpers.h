// The declarations that passes of code generation call (see declareHelpers()).
#pragma once

#include "ir/function.h"

namespace minic {

/// Declares Memcpy, Memmove or Memset with a length of 64 bits, or UMulHigh, unless it is declared.
Function* declareHelper(Module& module, Intrinsic intrinsic);

/// The declared intrinsic (Memcpy, Memmove or Memset) with a length of 64 bits.
Function* helper(const Module& module, Intrinsic intrinsic);
/// llvm.minic.umulh if code is made for a machine; null in IR that others are to read.
Function* machineProduct(const Module& module);
/// One of libgcc's functions on integers of 128 bits, each as two of 64 bits.
Function* helper(const Module& module, std::string_view name);

}  // namespace minic
