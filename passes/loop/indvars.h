// indvars: see indvars.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool indVars(Function& function, PassContext& context);

}  // namespace minic
