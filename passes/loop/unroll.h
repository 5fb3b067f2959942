// unroll-full and unroll: see unroll.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool unrollFully(Function& function, PassContext& context);
bool unrollPartly(Function& function, PassContext& context);

}  // namespace minic
