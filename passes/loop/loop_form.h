// loop-form: see loop_form.cpp.
#pragma once

#include "passes/pass.h"

namespace minic {

bool loopForm(Function& function, PassContext& context);

}  // namespace minic
