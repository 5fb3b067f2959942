// simplify-cfg: tidies the control-flow graph. See simplify_cfg.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool simplifyCfg(Function& function, PassContext& context);

}  // namespace minic
