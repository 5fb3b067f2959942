// adce: aggressive dead code elimination. See adce.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool adce(Function& function, PassContext& context);

}  // namespace minic
