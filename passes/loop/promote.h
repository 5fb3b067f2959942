// loop-promote: see promote.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool promoteInLoops(Function& function, PassContext& context);

}  // namespace minic
