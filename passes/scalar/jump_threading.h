// The pass jump-threading; see passes/scalar/jump_threading.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool threadJumps(Function& function, PassContext& context);

}  // namespace minic
