// The pass no-undef; see passes/scalar/no_undef.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool noUndef(Function& function, PassContext& context);

}  // namespace minic
