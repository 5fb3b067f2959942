// tailrec: a function whose last act is to call itself becomes a loop.
#pragma once

#include "passes/pass.h"

namespace minic {

bool tailrec(Function& function, PassContext& context);

}  // namespace minic
