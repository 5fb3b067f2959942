// posix_spawn, fork and wait, with the signals of the child as a shell would have given them.
#include "support/platform/process.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace minic {

static void waitFor(pid_t pid, ProcessResult& result) {
  result.started = true;
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status))
    result.signal = WTERMSIG(status);
  else
    result.status = WEXITSTATUS(status);
}

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
  waitFor(pid, result);
  return result;
}

std::string runApart(const std::function<std::string()>& work, ProcessResult& result) {
  std::string text;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) {
    result.problem = std::strerror(errno);
    return text;
  }
  pid_t pid = fork();
  if (pid == 0) {
    // Our handlers would report what ends the child as a fault of ours.
    for (int number : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV}) signal(number, SIG_DFL);
    if (int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC); nowhere >= 0)
      dup2(nowhere, STDERR_FILENO);
    std::string made = work();
    for (std::string_view rest = made; !rest.empty();) {
      ssize_t written = write(ends[1], rest.data(), rest.size());
      if (written < 0) _exit(1);
      rest.remove_prefix(size_t(written));
    }
    _exit(0);
  }
  close(ends[1]);
  if (pid < 0) {
    result.problem = std::strerror(errno);
  } else {
    char buffer[4096];
    for (ssize_t count; (count = read(ends[0], buffer, sizeof buffer)) != 0;)
      if (count > 0)
        text.append(buffer, size_t(count));
      else if (errno != EINTR)
        break;
    waitFor(pid, result);
  }
  close(ends[0]);
  return text;
}

std::string programFolder() {
  char self[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", self, sizeof self);
  std::string_view program(self, size_t(std::max<ssize_t>(length, 0)));
  return std::string(program.substr(0, std::min(program.rfind('/'), program.size())));
}

}  // namespace minic
