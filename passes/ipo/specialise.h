// specialise: see specialise.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool specialise(Module& module, ModuleContext& context);

}  // namespace minic
