// peel: see peel.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool peelLoops(Function& function, PassContext& context);

}  // namespace minic
