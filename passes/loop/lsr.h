// lsr: see lsr.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool reduceStrength(Function& function, PassContext& context);

}  // namespace minic
