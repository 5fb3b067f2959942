// The pass if-convert; see passes/scalar/if_convert.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool ifConvert(Function& function, PassContext& context);

}  // namespace minic
