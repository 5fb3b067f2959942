// mem2reg: promotes local variables in memory to SSA values. See mem2reg.cpp.
#pragma once

#include "passes/mem2reg_options.h"
#include "passes/pass.h"

namespace minic {

bool mem2reg(Function& function, PassContext& context);

}  // namespace minic
