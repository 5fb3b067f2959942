// Handlers of crashes: a fault of minic itself becomes a message and exit status 70, never a
// signal, and temporary files are removed. See support/check.h for the failures that are found by
// checks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace minic {

/// Catches SIGSEGV and its like, SIGINT/SIGTERM (removing temporary files), std::terminate and
/// a failed operator new. Call once, first of all.
void installCrashHandlers();

/// Gives the calling thread a stack for its signal handlers, without which an overflow of its own
/// stack could not be reported.
void installHandlerStack();

/// The command line that repeats this run, for the messages of crashes. It belongs to the process,
/// as the handlers do.
void setReplayCommand(std::string command);
const std::string& replayCommand();

/// After an internal error the process is to become this one, which gets -fcrashed-in=PASS,FUNCTION
/// as its first argument and saves what repeats the run (driver/crash_bundle.h).
void setBundleCommand(const std::string& program, const std::vector<std::string>& arguments);

/// Ends the process with a message, as after a failed check.
[[noreturn]] void reportInternalError(std::string_view what);
/// "out of memory", the crash context, exit status 70.
[[noreturn]] void reportOutOfMemory();

}  // namespace minic
