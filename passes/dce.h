// dce: deletes instructions whose results are unused. See dce.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool dce(Function& function, PassContext& context);

}  // namespace minic
