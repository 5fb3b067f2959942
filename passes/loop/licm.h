// licm: see licm.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool licm(Function& function, PassContext& context);

}  // namespace minic
