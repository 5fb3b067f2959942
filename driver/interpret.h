// --run: the program in minic's interpreter.
#pragma once

#include "compiler/session.h"
#include "driver/options.h"
#include "ir/function.h"

namespace minic {

/// Runs the main of the module, which was made of the source, and reports how it failed and what
/// was undefined. The program's exit status is returned in `programStatus`.
ExitStatus interpretProgram(const Options& options, Session& session, const Module& module,
                            Source source, int& programStatus);

}  // namespace minic
