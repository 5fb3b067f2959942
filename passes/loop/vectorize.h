// vectorize: see vectorize.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool vectorizeLoops(Function& function, PassContext& context);

}  // namespace minic
