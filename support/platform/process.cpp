// posix_spawn and wait, with the signals of the child as a shell would have given them.
#include "support/platform/process.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace minic {

ProcessResult runProcess(const std::vector<std::string>& arguments) {
  std::vector<char*> argv;
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);

  // We ignore SIGPIPE; the child must not inherit that.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  ProcessResult result;
  pid_t pid;
  int error = posix_spawnp(&pid, argv[0], nullptr, &attributes, argv.data(), environ);
  posix_spawnattr_destroy(&attributes);
  if (error) {
    result.problem = std::strerror(error);
    return result;
  }
  result.started = true;
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status))
    result.signal = WTERMSIG(status);
  else
    result.status = WEXITSTATUS(status);
  return result;
}

std::string quoteCommand(const std::vector<std::string>& arguments) {
  std::string command;
  for (const std::string& argument : arguments) {
    if (!command.empty()) command += ' ';
    constexpr std::string_view plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+./,:@%^";
    if (!argument.empty() && argument.find_first_not_of(plain) == std::string::npos) {
      command += argument;
      continue;
    }
    command += '\'';
    for (char c : argument) {
      if (c == '\'')
        command += "'\\''";
      else
        command += c;
    }
    command += '\'';
  }
  return command;
}

}  // namespace minic
