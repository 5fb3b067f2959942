// dead-args: see dead_args.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool dropDeadArguments(Module& module, ModuleContext& context);

}  // namespace minic
