// sccp: see sccp.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool sccp(Function& function, PassContext& context);

}  // namespace minic
