// exit-values: see exit_values.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool computeExitValues(Function& function, PassContext& context);

}  // namespace minic
