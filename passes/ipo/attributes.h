// The pass attributes; see passes/ipo/attributes.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool attributes(Function& function, PassContext& context);

}  // namespace minic
