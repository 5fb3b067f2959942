// The pass dse; see passes/scalar/dse.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool dse(Function& function, PassContext& context);

}  // namespace minic
