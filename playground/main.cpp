// The program of the playground: minic's own driver, once for each command, in a file system that
// lives in memory.
#include <cerrno>
#include <csignal>
#include <string>
#include <sys/stat.h>
#include <vector>

#include "driver/crash.h"
#include "driver/driver.h"

/// Declared, but not there. No signal comes in a browser.
extern "C" int sigaltstack(const stack_t*, stack_t*) {
  errno = ENOSYS;
  return -1;
}

int main(int argc, char** argv) {
  umask(022);  // emscripten's own leaves new files no rights at all
  minic::installCrashHandlers();
  return minic::runDriver("minic", std::vector<std::string>(argv + (argc > 0), argv + argc));
}
