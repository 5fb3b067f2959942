// The pass gvn; see passes/scalar/gvn.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool gvn(Function& function, PassContext& context);

}  // namespace minic
