// A signal handler makes only async-signal-safe calls: write, unlink, rmdir, execv, _exit. The
// crash context and the command are read in place; their strings are set long before anything can
// fail. What is saved for a report is made by minic in a new process, for this one can no longer be
// trusted.
#include "driver/crash.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iterator>
#include <new>
#include <pthread.h>
#include <signal.h>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

#include "driver/options.h"
#include "support/check.h"
#include "support/platform/files.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/common_interface_defs.h>

// The sanitizers have better reports of their own; only the status is ours. Memory that is
// still held at exit is not reported: most objects live as long as the process.
extern "C" const char* __asan_default_options();
extern "C" const char* __asan_default_options() {
  return "exitcode=70:detect_leaks=0:handle_abort=1";
}
extern "C" const char* __ubsan_default_options();
extern "C" const char* __ubsan_default_options() { return "exitcode=70:print_stacktrace=1"; }
#endif

namespace minic {
namespace {

void writeText(std::string_view text) {
  while (!text.empty()) {
    ssize_t written = ::write(2, text.data(), text.size());
    if (written <= 0) return;
    text.remove_prefix(size_t(written));
  }
}

/// The command that repeats the run.
std::string replay;

void writeReplay() {
  if (replay.empty()) return;
  writeText("minic: to repeat: ");
  writeText(replay);
  writeText("\n");
}

/// The arguments of the process that saves what repeats the run; none: nothing is saved. The second
/// one is written when the place is known.
std::vector<char*> bundleArguments;
/// The process of the run. One in which something was tried apart saves nothing.
pid_t bundleProcess = 0;
char crashedIn[512] = "-fcrashed-in=";

/// Ends the process with status 70, after it has become the one that saves the bundle.
[[noreturn]] void end() {
  removeTemporaryFiles();
  if (!bundleArguments.empty() && getpid() == bundleProcess) {
    const CrashContext& context = crashContext();
    char* to = crashedIn + std::strlen(crashedIn);
    auto append = [&](std::string_view text) {
      const size_t length = std::min(text.size(), size_t(std::end(crashedIn) - 1 - to));
      to = std::copy_n(text.data(), length, to);
      *to = 0;
    };
    append(context.phase);
    append(",");
    append(context.function);
    sigset_t all;  // a handler runs with its signal blocked, and that would be inherited
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, nullptr);
    execv("/proc/self/exe", bundleArguments.data());
  }
  _exit(ExitInternalError);
}

[[noreturn]] void die(std::string_view what) {
  const CrashContext& context = crashContext();
  writeText("minic: internal error: ");
  writeText(what);
  if (!context.phase.empty()) {
    writeText("\nminic: while running: ");
    writeText(context.phase);
  }
  if (!context.function.empty()) {
    writeText("\nminic: on function: ");
    writeText(context.function);
  }
  writeText("\n");
  writeReplay();
  end();
}

/// A failed check.
void onFailure(const std::string& report) {
  std::fflush(stdout);
  writeText(report);
  writeReplay();
  end();
}

void onFault(int signal) {
  switch (signal) {
    case SIGSEGV: die("segmentation fault, or the stack is exhausted");
    case SIGBUS: die("bus error");
    case SIGFPE: die("arithmetic fault");
    case SIGILL: die("illegal instruction");
    default: die("aborted");
  }
}

void onInterrupt(int signal) {
  removeTemporaryFiles();
  // SA_RESETHAND has put the default action back: end by the signal, so that a shell or make
  // sees it.
  raise(signal);
}

}  // namespace

void setReplayCommand(std::string command) { replay = std::move(command); }
const std::string& replayCommand() { return replay; }

void setBundleCommand(const std::string& program, const std::vector<std::string>& arguments) {
  std::vector<char*> words{strdup(program.c_str()), crashedIn};
  for (const std::string& argument : arguments) words.push_back(strdup(argument.c_str()));
  words.push_back(nullptr);
  bundleArguments = std::move(words);
  bundleProcess = getpid();
}

void reportInternalError(std::string_view what) { die(what); }

void reportOutOfMemory() {
  bundleArguments.clear();  // no fault of minic's
  die("out of memory");
}

void installHandlerStack() {
  stack_t stack{};
  stack.ss_size = 64 << 10;
  stack.ss_sp =
      mmap(nullptr, stack.ss_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack.ss_sp != MAP_FAILED) sigaltstack(&stack, nullptr);
}

void installCrashHandlers() {
  installHandlerStack();
  struct sigaction action {};
#if !defined(__SANITIZE_ADDRESS__)
  action.sa_handler = onFault;
  action.sa_flags = int(SA_ONSTACK | SA_RESETHAND);
  for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) sigaction(signal, &action, nullptr);
#else
  (void)onFault;
  __sanitizer_set_death_callback(removeTemporaryFiles);
#endif
  action.sa_handler = onInterrupt;
  action.sa_flags = int(SA_ONSTACK | SA_RESETHAND);
  for (int signal : {SIGINT, SIGTERM, SIGHUP, SIGXCPU}) {
    struct sigaction old;
    if (sigaction(signal, nullptr, &old) == 0 && old.sa_handler == SIG_DFL)
      sigaction(signal, &action, nullptr);
  }
  // A reader that ends early is a write error like any other.
  signal(SIGPIPE, SIG_IGN);
  std::set_new_handler(reportOutOfMemory);
  std::set_terminate([] {
    if (std::exception_ptr active = std::current_exception()) {
      try {
        std::rethrow_exception(active);
      } catch (const std::bad_alloc&) {
        reportOutOfMemory();
      } catch (const std::exception& problem) {
        die(problem.what());
      } catch (...) {
      }
    }
    die("terminated");
  });
  setFailureHandler(onFailure);
}

}  // namespace minic
