// The pass switch-values; see passes/scalar/switch_values.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool switchValues(Function& function, PassContext& context);

}  // namespace minic
