// Calls of functions of the C library whose bodies are known.
#pragma once

#include "ir/builder.h"
#include "target/target_info.h"

namespace minic {

/// Puts what the function does in the place of the call: an intrinsic, or loads and a comparison.
/// False: the call stays.
bool replaceLibraryCall(Builder& build, Inst* call, const TargetInfo& target);

}  // namespace minic
