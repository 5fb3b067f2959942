// The pass sroa; see passes/scalar/sroa.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool sroa(Function& function, PassContext& context);

}  // namespace minic
