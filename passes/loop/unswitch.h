// unswitch: see unswitch.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool unswitchLoops(Function& function, PassContext& context);

}  // namespace minic
