// The declarations that passes of code generation call (see declareHelpers()).
#pragma once

#include "ir/function.h"

namespace minic {

/// An intrinsic without a type to choose, which must have been declared.
Function* helper(const Module& module, Intrinsic intrinsic);
/// llvm.minic.umulh if code is made for a machine; null in IR that others are to read.
Function* machineProduct(const Module& module);
/// One of libgcc's functions on integers of 128 bits, each as two of 64 bits.
Function* helper(const Module& module, std::string_view name);

}  // namespace minic
