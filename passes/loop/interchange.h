// interchange: see interchange.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool interchangeLoops(Function& function, PassContext& context);

}  // namespace minic
