// From a command line to an exit status.
#pragma once

#include <string>
#include <vector>

namespace minic {

/// Runs the compiler with `arguments` (without the program's name); returns the exit status.
int runDriver(const std::vector<std::string>& arguments);

}  // namespace minic
