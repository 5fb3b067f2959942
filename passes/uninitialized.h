// Warns of reads of local variables before anything is stored in them.
#pragma once

#include "ir/function.h"

namespace minic {

class Diagnostics;

/// Reports, for a function as the front end made it (variables in memory), each variable that is
/// read where certainly (-Wuninitialized) or on some path (-Wconditional-uninitialized) nothing has
/// been stored in it: where SSA form would use undef, or a phi of undef. Variables whose address is
/// used are left out, and so is what has no place in the source. One message per variable. Changes
/// nothing.
void warnUninitialized(const Function& function, Diagnostics& diagnostics);

}  // namespace minic
