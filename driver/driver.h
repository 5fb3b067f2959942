// From a command line to an exit status.
#pragma once

#include <string>
#include <vector>

namespace minic {

/// Runs the compiler; `program` is argv[0], `arguments` are the others. Returns the exit status.
int runDriver(const std::string& program, const std::vector<std::string>& arguments);

}  // namespace minic
