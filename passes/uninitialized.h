// Finds local variables that are read before anything was stored in them. Works on the IR as the
// front end makes it, where every variable is still an alloca with loads and stores that know their
// places in the source; after mem2reg the same reads are uses of undef without a name.
#pragma once

#include "ir/function.h"
#include "support/diagnostics.h"

namespace minic {

/// Warns, once per variable: -Wuninitialized when the first execution of a read always finds
/// nothing stored, -Wconditional-uninitialized when some path leads to it past all stores. Looks at
/// variables that mem2reg could promote. Does nothing when neither warning is enabled.
void warnUninitialized(const Function& function, Diagnostics& diagnostics);

}  // namespace minic
