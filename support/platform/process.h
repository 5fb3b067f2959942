// Other programs (the C compiler as assembler and linker, qemu), started without a shell, and work
// in a process of its own.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace minic {

struct ProcessResult {
  bool started = false;
  int status = 0;       ///< exit status, when signal is 0
  int signal = 0;       ///< the signal that ended it
  std::string problem;  ///< why it could not be started

  bool ok() const { return started && status == 0 && signal == 0; }
};

/// Runs `arguments` (the program is found in PATH) and waits for its end. It shares our stdin,
/// stdout and stderr.
ProcessResult runProcess(const std::vector<std::string>& arguments);

/// What `work` returns, done in a copy of this process, so that it can destroy no more than its own
/// memory; it shall write to no file, and its stderr is discarded. `result` says how it ended.
std::string runApart(const std::function<std::string()>& work, ProcessResult& result);

/// The folder that this program lies in; empty if nobody knows.
std::string programFolder();

/// The command as a shell would take it.
std::string quoteCommand(const std::vector<std::string>& arguments);

}  // namespace minic
