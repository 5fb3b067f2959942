// The pass points-to; see passes/ipo/points_to.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool pointsTo(Module& module, ModuleContext& context);

}  // namespace minic
