// idiom: see idiom.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool recogniseIdioms(Function& function, PassContext& context);

}  // namespace minic
