// In a browser there is no other process: none can be started, and work apart is done here. What it
// may destroy is the interpreter's own memory, which lives no longer than it.
#include "support/platform/process.h"

namespace minic {

ProcessResult runProcess(const std::vector<std::string>& arguments) {
  ProcessResult result;
  result.problem = "no other program can be run in a browser";
  (void)arguments;
  return result;
}

std::string runApart(const std::function<std::string()>& work, ProcessResult& result) {
  result.started = true;
  return work();
}

std::string programFolder() { return "/"; }

}  // namespace minic
