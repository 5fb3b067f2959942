// The passes: what passes.def lists, declared. Each is true if it changed something.
#pragma once

#include "passes/pass.h"

namespace minic {

#define FUNCTION_PASS(name, run, flags, summary) bool run(Function& function, PassContext& context);
#define CHECKED_PASS(name, run, check, flags, summary) FUNCTION_PASS(name, run, flags, summary)
#define MODULE_PASS(name, run, flags, summary) bool run(Module& module, ModuleContext& context);
#include "passes/passes.def"

}  // namespace minic
