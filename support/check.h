// Internal invariants. MINIC_CHECK stays on in every build: a broken invariant is an internal
// error (exit status 70), never a signal. MINIC_DCHECK is for checks too dear for a release build.
#pragma once

#include <string>
#include <string_view>

namespace minic {

/// The build that checks what is too dear for a release.
#ifdef NDEBUG
inline constexpr bool kDebug = false;
#else
inline constexpr bool kDebug = true;
#endif

/// What the compiler is doing right now, for the message of an internal error: set by the pass
/// manager and the driver, printed by checkFailed. Thread-local, so that it needs no lock.
struct CrashContext {
  std::string_view phase;     ///< e.g. "mem2reg", "riscv64 lowering"
  std::string_view function;  ///< the IR function being worked on
  std::string replay;         ///< the command that repeats the run
  std::string_view irBefore;  ///< the function as it was before the phase, if it was kept
  /// Called before exit with the text of the failure; the driver removes temporary files here.
  void (*onFailure)() = nullptr;
};
CrashContext& crashContext();

/// Prints the message, the place and the crash context to stderr and exits with status 70.
[[noreturn]] void checkFailed(const char* condition, const char* file, int line,
                              const std::string& message = {});

}  // namespace minic

#define MINIC_CHECK(condition, ...)                                                                \
  do {                                                                                             \
    if (!(condition)) [[unlikely]]                                                                 \
      ::minic::checkFailed(#condition, __FILE__, __LINE__ __VA_OPT__(, std::string(__VA_ARGS__))); \
  } while (false)

#define MINIC_UNREACHABLE(...) \
  ::minic::checkFailed("unreachable", __FILE__, __LINE__ __VA_OPT__(, std::string(__VA_ARGS__)))

#ifdef NDEBUG
#define MINIC_DCHECK(condition, ...) \
  do {                               \
  } while (false && (condition))
#else
#define MINIC_DCHECK(condition, ...) MINIC_CHECK(condition __VA_OPT__(, ) __VA_ARGS__)
#endif
