// inline: see inline.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool inlineCalls(Function& function, PassContext& context);

}  // namespace minic
