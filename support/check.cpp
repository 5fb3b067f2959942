// The end of the road for internal errors: one message, exit status 70, no signal.
#include "support/check.h"

#include <cstdio>
#include <cstdlib>

namespace minic {

CrashContext& crashContext() {
  thread_local CrashContext context;
  return context;
}

void checkFailed(const char* condition, const char* file, int line, const std::string& message) {
  CrashContext& context = crashContext();
  std::fflush(stdout);
  std::fprintf(stderr, "minic: internal error: %s%s(%s) at %s:%d\n", message.c_str(),
               message.empty() ? "" : " ", condition, file, line);
  if (!context.phase.empty())
    std::fprintf(stderr, "minic: while running: %.*s\n", int(context.phase.size()),
                 context.phase.data());
  if (!context.function.empty())
    std::fprintf(stderr, "minic: on function: %.*s\n", int(context.function.size()),
                 context.function.data());
  if (!context.irBefore.empty())
    std::fprintf(stderr, "minic: the function before:\n%.*s", int(context.irBefore.size()),
                 context.irBefore.data());
  if (!context.replay.empty())
    std::fprintf(stderr, "minic: to repeat: %s\n", context.replay.c_str());
  if (void (*onFailure)() = context.onFailure) {
    context.onFailure = nullptr;  // a failure inside the handler must not come back here
    onFailure();
  }
  std::fflush(stderr);
  std::_Exit(70);
}

}  // namespace minic
