// globals: what the whole program does with a variable of the file makes it a constant or a local.
#pragma once

#include "passes/pass.h"

namespace minic {

bool globals(Module& module, ModuleContext& context);

}  // namespace minic
