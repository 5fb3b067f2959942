// What an internal error leaves for a report: a folder with the program and all that repeats the
// failure.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "driver/options.h"

namespace minic {

/// Makes a folder minic-crash-XXXXXX in options.crashFolder with
///   NAME.i, .sy, .ll  the inputs, C preprocessed
///   replay.sh         the command that failed, on these inputs; MINIC names another compiler
///   before.ll, .mir   what the pass or stage that failed had been given, if it was one
///   report.txt        the version, the command, the message
/// and names it on stderr. The command is run again, by `run`, in copies of this process; a program
/// that it would run is only compiled. `arguments` are those of the failed command. Nothing is made
/// of a program from stdin. Called in a fresh process, with the crash context of the failed one in
/// options.crashed.
void saveCrashBundle(Options options, const std::vector<std::string>& arguments,
                     const std::function<int(Options)>& run);

}  // namespace minic
