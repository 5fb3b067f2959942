// carry: see carry.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool carryLoads(Function& function, PassContext& context);

}  // namespace minic
