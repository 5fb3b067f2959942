// pre: see pre.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool pre(Function& function, PassContext& context);

}  // namespace minic
