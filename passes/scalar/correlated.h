// The pass correlated; see passes/scalar/correlated.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool correlated(Function& function, PassContext& context);

}  // namespace minic
