// ipsccp: see ipsccp.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool propagateThroughCalls(Module& module, ModuleContext& context);

}  // namespace minic
