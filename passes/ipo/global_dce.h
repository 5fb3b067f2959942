// globaldce: deletes functions and variables that nothing reaches. See global_dce.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool globalDce(Module& module, ModuleContext& context);

}  // namespace minic
