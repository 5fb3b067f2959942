// Internal invariants. MINIC_CHECK stays on in every build: a broken invariant is an internal
// error, never a signal. MINIC_DCHECK is for checks too expensive for a release build.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace minic {

/// Whether this build has the checks that are too expensive for a release.
#ifdef NDEBUG
inline constexpr bool kDebug = false;
#else
inline constexpr bool kDebug = true;
#endif

/// The current phase and function, for the report of an internal error. Thread-local, since
/// two compilations may run at once and a signal handler must find it without an argument.
struct CrashContext {
  std::string_view phase;     ///< e.g. "mem2reg", "riscv64 lowering"
  std::string_view function;  ///< the IR function being worked on
  std::string_view irBefore;  ///< the function as it was before the phase, if it was kept
};
CrashContext& crashContext();

/// Sets the context; the destructor restores the previous one.
class CrashScope {
 public:
  explicit CrashScope(std::string_view phase, std::string_view function = {},
                      std::string_view irBefore = {})
      : outer_(crashContext()) {
    crashContext() = {phase, function, irBefore};
  }
  ~CrashScope() { crashContext() = outer_; }
  CrashScope(const CrashScope&) = delete;

 private:
  CrashContext outer_;
};

/// Thrown by a failed check; what() is the whole report. An exception rather than a result, because
/// nothing between the check and the caller of the library can go on.
struct InternalError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Gets the report of a failed check and must not return.
using FailureHandler = void (*)(const std::string& report);
/// Sets the handler of all threads, as std::set_terminate does; null: throw InternalError, the
/// default. The driver's handler ends the process.
void setFailureHandler(FailureHandler handler);

/// Composes the report (message, place, crash context) and gives it to the handler.
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
