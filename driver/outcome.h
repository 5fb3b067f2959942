// How a step of the driver ends: an exit status, with a message if it failed.
#pragma once

#include <string>
#include <string_view>

#include "compiler/session.h"
#include "driver/options.h"
#include "support/platform/files.h"
#include "support/platform/process.h"

namespace minic {

/// "minic: ..." on stderr.
void printMessage(std::string_view text);
/// "minic: error: ..." on stderr.
void complain(std::string_view error);
/// The command line is not valid.
ExitStatus usageError(std::string_view text);
/// The command line is valid, but a file cannot be read, written or run.
ExitStatus failed(std::string_view text);
/// A program that could not be started; `package` is Debian's, which may be empty.
ExitStatus cannotRun(std::string_view program, const ProcessResult& result,
                     std::string_view package);
/// The exit status of a call of the library; prints the problem if it is no diagnostic.
ExitStatus exitStatusOf(Status status, const Session& session);

ExitStatus checkReadable(const std::string& name);
ExitStatus openOutput(OutputFile& out, const std::string& name);
/// Puts the output in its place; its stage is "write".
ExitStatus commit(OutputFile& out, const std::string& name, StageTimes& times,
                  bool executable = false);

}  // namespace minic
