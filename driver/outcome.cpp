#include "driver/outcome.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <unistd.h>

namespace minic {

void printMessage(std::string_view text) {
  std::fprintf(stderr, "minic: %.*s\n", int(text.size()), text.data());
}

void complain(std::string_view error) { printMessage(fmt::format("error: {}", error)); }

ExitStatus usageError(std::string_view text) {
  complain(text);
  return ExitUsage;
}

ExitStatus failed(std::string_view text) {
  complain(text);
  return ExitFailure;
}

ExitStatus cannotRun(std::string_view program, const ProcessResult& result,
                     std::string_view package) {
  std::string hint =
      package.empty() ? "" : fmt::format(" (Debian has it in the package {})", package);
  return failed(fmt::format("cannot run '{}': {}{}", program, result.problem, hint));
}

ExitStatus exitStatusOf(Status status, const Session& session) {
  switch (status) {
    case Status::Ok: return ExitOk;
    case Status::Errors: return ExitFailure;
    case Status::BadOptions: return usageError(session.problem());
    case Status::InternalError: break;  // the handler of the driver has ended the process
  }
  return ExitInternalError;
}

ExitStatus checkReadable(const std::string& name) {
  if (access(name.c_str(), R_OK) == 0) return ExitOk;
  return failed(fmt::format("cannot read '{}': {}", name, std::strerror(errno)));
}

ExitStatus openOutput(OutputFile& out, const std::string& name) {
  std::string problem;
  if (out.open(name, problem)) return ExitOk;
  return failed(fmt::format("cannot write '{}': {}", name, problem));
}

ExitStatus commit(OutputFile& out, const std::string& name, StageTimes& times, bool executable) {
  StageTimer timer(times, "write");
  std::string problem;
  if (out.commit(problem, executable)) return ExitOk;
  return failed(fmt::format("cannot write '{}': {}", name, problem));
}

}  // namespace minic
