// Warnings of the front end about local variables that are read before they are written.
#pragma once

#include "ir/function.h"

namespace minic {

class Diagnostics;

/// Reports each variable of a function, as the front end made it (variables in memory), that is
/// read before anything is stored in it: certainly (-Wuninitialized) or on some path
/// (-Wconditional-uninitialized). In SSA form such a read is undef, or a phi with undef. Leaves out
/// variables whose address is used and those without a location. One message per variable. Changes
/// nothing.
void warnUninitialized(const Function& function, Diagnostics& diagnostics);

}  // namespace minic
