// The report of an internal error, and the handler that gets it.
#include "support/check.h"

#include <atomic>
#include <fmt/format.h>

namespace minic {
namespace {

std::atomic<FailureHandler> failureHandler = nullptr;

}  // namespace

CrashContext& crashContext() {
  thread_local CrashContext context;
  return context;
}

void setFailureHandler(FailureHandler handler) { failureHandler = handler; }

void checkFailed(const char* condition, const char* file, int line, const std::string& message) {
  const CrashContext& context = crashContext();
  std::string report = fmt::format("minic: internal error: {}{}({}) at {}:{}\n", message,
                                   message.empty() ? "" : " ", condition, file, line);
  if (!context.phase.empty()) report += fmt::format("minic: while running: {}\n", context.phase);
  if (!context.function.empty())
    report += fmt::format("minic: on function: {}\n", context.function);
  if (!context.irBefore.empty())
    report += fmt::format("minic: the function before:\n{}", context.irBefore);
  if (FailureHandler handler = failureHandler) handler(report);
  throw InternalError(report);
}

}  // namespace minic
