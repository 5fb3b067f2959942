// Reads LLVM's text form: the printer's, that of clang 14 to 19 for C at -O0, and what
// people write by hand, with typed pointers (i32*) or opaque ones. What the IR does not model is
// ignored where that changes nothing (metadata, debug records, most attributes) and refused by name
// where it would. One pass over the text, linear, without recursion on what the text nests.
#pragma once

#include "ir/function.h"
#include "support/diagnostics.h"

namespace minic {

/// Fills the empty `module` from the text that begins at `file`. The first error of the text is
/// reported and ends the reading; false then, and the module is only good for destruction.
/// Instructions get the places of their lines in the text as loc. What the text says may break
/// rules of the IR: readModule() (ir/verify/verify.h) looks at that, too.
bool parseModule(Module& module, const SourceManager& sources, SourceLoc file,
                 Diagnostics& diagnostics);

}  // namespace minic
