// Global variables as assembly data.
#pragma once

#include "backend/asm_buffer.h"
#include "backend/target.h"
#include "ir/function.h"

namespace minic {

/// The definition of `global` (which has an initialiser) in its section, with its label and size.
void emitGlobal(AsmBuffer& out, const GlobalVar& global);

}  // namespace minic
