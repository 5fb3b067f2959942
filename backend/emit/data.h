// Global variables as assembly data.
#pragma once

#include "backend/emit/asm_buffer.h"
#include "backend/target.h"
#include "ir/function.h"
#include "support/diagnostics.h"

namespace minic {

/// The definition of `global` (which has an initialiser) in its section, with its label and size.
void emitGlobal(AsmBuffer& out, const GlobalVar& global);

/// Whether every initialiser is made of numbers and of addresses of globals plus numbers; says so
/// where one is not.
bool checkGlobals(const Module& module, Diagnostics& diagnostics);

}  // namespace minic
