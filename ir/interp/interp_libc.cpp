// The functions of the C library that interpreted programs can call: most are the host's own,
// called with the arguments as they are. What ends the program or calls back into it is done here.
#include <algorithm>
#include <bit>
#include <cmath>
#include <ctype.h>
#include <errno.h>
#include <fmt/format.h>
#include <inttypes.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "ir/interp/interp_library.h"

namespace minic::interp {

namespace {

// ---- the host's functions

template <class T>
T argument(const HostCall& c, uint32_t i) {
  if constexpr (std::is_pointer_v<T>)
    return reinterpret_cast<T>(c.args[i]);
  else if constexpr (std::is_same_v<T, float>)
    return c.f32(i);
  else if constexpr (std::is_same_v<T, double>)
    return c.f64(i);
  else
    return T(c.args[i]);
}

template <auto function, class R, class... A, size_t... I>
void forward(HostCall& c, std::index_sequence<I...>) {
  if constexpr (std::is_void_v<R>)
    function(argument<A>(c, I)...);
  else if constexpr (std::is_pointer_v<R>)
    c.set(static_cast<const void*>(function(argument<A>(c, I)...)));
  else if constexpr (std::is_floating_point_v<R>)
    c.set(function(argument<A>(c, I)...));
  else if constexpr (sizeof(R) <= 4)
    c.set(int32_t(function(argument<A>(c, I)...)));
  else
    c.set(int64_t(function(argument<A>(c, I)...)));
}

template <auto function, class R, class... A>
constexpr HostEntry entry(std::string_view name) {
  return {name, sizeof...(A),
          [](HostCall& c) { forward<function, R, A...>(c, std::index_sequence_for<A...>()); }};
}
/// The entry of a function by its own type (H below), or by one of its overloads (AS).
template <auto function, class R, class... A>
constexpr HostEntry hostEntry(std::string_view name, R (*)(A...)) {
  return entry<function, R, A...>(name);
}

FILE* fileArg(HostCall& c, uint32_t i) { return c.pointer<FILE>(i); }

/// Before something appears elsewhere, what the program printed before must be out.
FILE* fileForWriting(HostCall& c, uint32_t i) {
  FILE* file = fileArg(c, i);
  if (file == c.interp.options().err) fflush(out(c));
  return file;
}

// ---- the heap, and the streams that are open

/// Ends the run as glibc does: `problem` says what the call was given.
void refuse(HostCall& c, std::string_view call, const std::string& problem) {
  c.interp.fail(134, fmt::format("'{}' of {}", call, c.interp.placeName(c.args[0], problem)));
}

void freeBlock(HostCall& c) {
  if (!c.args[0]) return;
  if (std::string problem = c.interp.heap.free(c.args[0]); !problem.empty())
    refuse(c, "free", problem);
}

void resizeBlock(HostCall& c) {
  char* result = nullptr;
  if (!c.args[0])
    result = c.interp.heap.allocate(c.args[1]);
  else if (std::string problem = c.interp.heap.resize(c.args[0], c.args[1], result);
           !problem.empty())
    return refuse(c, "realloc", problem);
  c.set(result);
}

void zeroedArray(HostCall& c) {
  uint64_t bytes = 0;
  bool isTooMuch = __builtin_mul_overflow(c.args[0], c.args[1], &bytes);
  c.set(c.interp.heap.allocate(isTooMuch ? UINT64_MAX : bytes, 1, true));
}

void alignedBlock(HostCall& c) {
  uint64_t align = c.args[1];
  if (align % sizeof(void*) != 0 || !std::has_single_bit(align)) return c.set(int32_t(EINVAL));
  char* block = c.interp.heap.allocate(c.args[2], align);
  if (block) std::memcpy(c.pointer(0), &block, sizeof block);
  c.set(int32_t(block ? 0 : ENOMEM));
}

/// A block with the first bytes of a text.
char* copyText(HostCall& c, uint32_t text, uint64_t length) {
  char* copy = c.interp.heap.allocate(length + 1);
  if (!copy) return nullptr;
  std::memcpy(copy, c.pointer(text), length);
  copy[length] = '\0';
  return copy;
}

void getDelimited(HostCall& c, int delimiter, FILE* file) {
  char *line = nullptr, **to = c.pointer<char*>(0);
  size_t room = 0, *size = c.pointer<size_t>(1);
  ssize_t length = getdelim(&line, &room, delimiter, file);
  if (length >= 0 && (!*to || *size <= size_t(length))) {
    char* block = nullptr;
    uint64_t bytes = std::max<uint64_t>(uint64_t(length) + 1, 120);
    std::string problem;
    if (*to)
      problem = c.interp.heap.resize(reinterpret_cast<uint64_t>(*to), bytes, block);
    else
      block = c.interp.heap.allocate(bytes);
    if (!problem.empty()) c.interp.fail(134, "'getline' with " + problem);
    if (block) *to = block, *size = bytes;
    if (!block) length = -1;
  }
  if (length >= 0) std::memcpy(*to, line, size_t(length) + 1);
  free(line);
  c.set(int64_t(length));
}

void opened(HostCall& c, FILE* file) {
  if (file) c.interp.openFiles.insert(file);
  c.set(file);
}

/// The program's own streams belong to the host: they are only flushed.
void closeFile(HostCall& c) {
  FILE* file = fileArg(c, 0);
  if (!c.interp.openFiles.erase(file)) {
    c.interp.fail(134, file ? "'fclose' of a file that is not open" : "'fclose' of a null pointer");
    return;
  }
  const RunOptions& own = c.interp.options();
  c.set(file == own.in ? 0 : file == own.out || file == own.err ? fflush(file) : fclose(file));
}

void reopenFile(HostCall& c) {
  c.interp.openFiles.erase(fileArg(c, 2));
  opened(c, freopen(c.pointer(0), c.pointer(1), fileArg(c, 2)));
}

// ---- calls back into the program

/// qsort by merging, so that the number of comparisons never explodes and the host's qsort, which
/// cannot stop half-way when the program ends inside a comparison, is not involved.
void sortArray(HostCall& c) {
  uint64_t base = c.args[0], count = c.args[1], size = c.args[2], compare = c.args[3];
  if (!size || count < 2) return;
  std::string from(reinterpret_cast<const char*>(base), count * size), to(from.size(), '\0');
  for (uint64_t width = 1; width < count; width *= 2) {
    for (uint64_t low = 0; low < count; low += 2 * width) {
      uint64_t middle = std::min(low + width, count), high = std::min(low + 2 * width, count);
      uint64_t left = low, right = middle;
      for (uint64_t at = low; at < high; ++at) {
        bool takeLeft = right == high;
        if (!takeLeft && left < middle) {
          uint64_t result = 0;
          if (!c.interp.callBack(compare,
                                 {reinterpret_cast<uint64_t>(from.data() + left * size),
                                  reinterpret_cast<uint64_t>(from.data() + right * size)},
                                 result))
            return;
          takeLeft = int32_t(result) <= 0;
        }
        std::memcpy(to.data() + at * size, from.data() + (takeLeft ? left++ : right++) * size,
                    size);
      }
    }
    from.swap(to);
  }
  std::memcpy(reinterpret_cast<void*>(base), from.data(), from.size());
}

void searchArray(HostCall& c) {
  uint64_t low = 0, high = c.args[2];
  while (low < high) {
    uint64_t middle = low + (high - low) / 2, element = c.args[1] + middle * c.args[3], result = 0;
    if (!c.interp.callBack(c.args[4], {c.args[0], element}, result)) return;
    if (int32_t(result) == 0) return c.set(reinterpret_cast<const void*>(element));
    if (int32_t(result) < 0)
      high = middle;
    else
      low = middle + 1;
  }
}

void abortRun(HostCall& c, std::string message) { c.interp.fail(134, std::move(message)); }

/// For the checked functions of -D_FORTIFY_SOURCE: whether `bytes` fit into the object, whose size
/// is argument number `size`. If not, the program is aborted, as by glibc.
bool fits(HostCall& c, uint64_t bytes, uint32_t size) {
  if (bytes <= c.args[size]) return true;
  abortRun(c, "*** buffer overflow detected ***: terminated");
  return false;
}
uint64_t textBytes(HostCall& c, uint32_t text) { return std::strlen(c.pointer(text)) + 1; }

/// A result of two halves, as it lies in a register.
uint64_t packed(div_t both) { return uint32_t(both.quot) | uint64_t(uint32_t(both.rem)) << 32; }

int32_t infinitySign(double value) { return !std::isinf(value) ? 0 : value < 0 ? -1 : 1; }

/// libgcc's functions on integers of 128 bits.
template <class T>
T wide(const HostCall& c, uint32_t first) {
  return T((unsigned __int128)(c.args[first + 1]) << 64 | c.args[first]);
}
void setWide(HostCall& c, unsigned __int128 value) {
  c.result = uint64_t(value);
  c.upperResult = uint64_t(value >> 64);
}
template <class T>
void divide(HostCall& c, bool remainder) {
  T a = wide<T>(c, 0), b = wide<T>(c, 2);
  if (b == 0) {
    c.interp.fail(136, "division by zero");
    return;
  }
  // (The smallest number divided by -1 overflows; the low bits of both results are those of 0 - a.)
  if (b == T(-1) && T(-1) < 0) return setWide(c, remainder ? 0 : 0 - (unsigned __int128)(a));
  setWide(c, remainder ? a % b : a / b);
}

// ---- atomic accesses of any size: (size, object, addresses of values, orders)

void exchange(HostCall& c) {
  std::string value(c.pointer(2), c.args[0]);
  std::memcpy(c.pointer(3), c.pointer(1), c.args[0]);
  std::memcpy(c.pointer(1), value.data(), value.size());
}

void compareExchange(HostCall& c) {
  bool isExpected = std::memcmp(c.pointer(1), c.pointer(2), c.args[0]) == 0;
  std::memmove(c.pointer(isExpected ? 1 : 2), c.pointer(isExpected ? 3 : 1), c.args[0]);
  c.set(int32_t(isExpected));
}

/// Whether the object lies in one word of the machine.
bool isLockFree(uint64_t size, uint64_t address) {
  return size <= 8 && address / 8 == (address + std::max<uint64_t>(size, 1) - 1) / 8;
}

#define H(name) hostEntry<name>(#name, name)
#define NAMED(name, function) hostEntry<function>(#name, function)
/// One of several overloads, by its type.
#define OVERLOADED_AS(text, name, result, ...) \
  entry<static_cast<result (*)(__VA_ARGS__)>(name), result, __VA_ARGS__>(text)
#define OVERLOADED(name, ...) OVERLOADED_AS(#name, name, __VA_ARGS__)
#define F(name, args, ...)                             \
  {                                                    \
#name, args, [](HostCall& c) { (void)c; __VA_ARGS__; } \
  }
#define MATH1(name)                                                \
  F(name, 1, c.set(std::name(c.f64(0)))), {                        \
#name "f", 1, [](HostCall & c) { c.set(std::name(c.f32(0))); } \
  }
#define MATH2(name)                                                          \
  F(name, 2, c.set(std::name(c.f64(0), c.f64(1)))), {                        \
#name "f", 2, [](HostCall & c) { c.set(std::name(c.f32(0), c.f32(1))); } \
  }

const HostEntry kLibcFunctions[] = {
    // stdio: what writes to stderr is preceded by what the program wrote to stdout
    F(puts, 1, fputs(c.pointer(0), out(c)); c.set(putc_unlocked('\n', out(c)))),
    F(putchar, 1, c.set(putc_unlocked(c.i32(0), out(c)))),
    F(putchar_unlocked, 1, c.set(putc_unlocked(c.i32(0), out(c)))),
    F(putc, 2, c.set(fputc(c.i32(0), fileForWriting(c, 1)))),
    F(fputc, 2, c.set(fputc(c.i32(0), fileForWriting(c, 1)))),
    F(fputs, 2, c.set(fputs(c.pointer(0), fileForWriting(c, 1)))),
    F(fputs_unlocked, 2, c.set(fputs(c.pointer(0), fileForWriting(c, 1)))),
    F(fwrite, 4, c.set(int64_t(fwrite(c.pointer(0), c.args[1], c.args[2], fileForWriting(c, 3))))),
    F(fflush, 1, c.set(fflush(c.args[0] ? fileArg(c, 0) : out(c)))),
    F(perror, 1, fflush(out(c)); perror(c.pointer(0))),
    F(getchar, 0, c.set(getc_unlocked(in(c)))),
    F(getc, 1, c.set(fgetc(fileArg(c, 0)))),
    H(fgetc),
    H(ungetc),
    H(fgets),
    H(fread),
    F(getline, 3, getDelimited(c, '\n', fileArg(c, 2))),
    F(getdelim, 4, getDelimited(c, c.i32(2), fileArg(c, 3))),
    F(__getdelim, 4, getDelimited(c, c.i32(2), fileArg(c, 3))),
    F(fopen, 2, opened(c, fopen(c.pointer(0), c.pointer(1)))),
    F(freopen, 3, reopenFile(c)),
    F(fclose, 1, closeFile(c)),
    F(tmpfile, 0, opened(c, tmpfile())),
    H(mkstemp),
    F(fdopen, 2, opened(c, fdopen(c.i32(0), c.pointer(1)))),
    H(fileno),
    H(fseek),
    H(ftell),
    H(rewind),
    H(fgetpos),
    H(fsetpos),
    H(feof),
    H(ferror),
    H(clearerr),
    H(remove),
    H(rename),
    H(setvbuf),
    H(setbuf),
    H(unlink),
    H(isatty),
    H(getpid),
    F(write, 3, fflush(out(c)); c.set(int64_t(write(c.i32(0), c.pointer(1), c.args[2])))),
    H(read),
    H(close),
    H(sleep),
    H(usleep),
    // stdlib
    F(malloc, 1, c.set(c.interp.heap.allocate(c.args[0]))),
    F(calloc, 2, zeroedArray(c)),
    F(realloc, 2, resizeBlock(c)),
    F(free, 1, freeBlock(c)),
    F(aligned_alloc, 2, c.set(c.interp.heap.allocate(c.args[1], c.args[0]))),
    F(posix_memalign, 3, alignedBlock(c)),
    F(exit, 1, c.interp.exit(c.i32(0))),
    F(_exit, 1, c.interp.atExit.clear(); c.interp.exit(c.i32(0))),
    F(_Exit, 1, c.interp.atExit.clear(); c.interp.exit(c.i32(0))),
    F(abort, 0, abortRun(c, "the program called abort")),
    F(atexit, 1, c.interp.atExit.push_back(c.args[0]); c.set(int32_t(0))),
    F(__assert_fail, 4,
      abortRun(c, fmt::format("{}:{}: assertion `{}' failed", c.pointer(1), uint32_t(c.i32(2)),
                              c.pointer(0)))),
    F(abs, 1, c.set(int32_t(c.i32(0) < 0 ? 0u - uint32_t(c.i32(0)) : uint32_t(c.i32(0))))),
    F(labs, 1, c.set(int64_t(int64_t(c.args[0]) < 0 ? 0 - c.args[0] : c.args[0]))),
    F(llabs, 1, c.set(int64_t(int64_t(c.args[0]) < 0 ? 0 - c.args[0] : c.args[0]))),
    F(div, 2, c.result = packed(div(c.i32(0), c.i32(1)))),
    F(ldiv, 2, ldiv_t both = ldiv(int64_t(c.args[0]), int64_t(c.args[1])); c.set(both.quot);
      c.upperResult = uint64_t(both.rem)),
    F(lldiv, 2, lldiv_t both = lldiv(int64_t(c.args[0]), int64_t(c.args[1])); c.set(both.quot);
      c.upperResult = uint64_t(both.rem)),
    H(atoi),
    H(atol),
    H(atoll),
    H(atof),
    H(strtol),
    H(strtoll),
    H(strtoul),
    H(strtoull),
    H(strtod),
    H(strtof),
    NAMED(__isoc23_strtol, strtol),
    NAMED(__isoc23_strtoll, strtoll),
    NAMED(__isoc23_strtoul, strtoul),
    NAMED(__isoc23_strtoull, strtoull),
    H(rand),
    H(srand),
    H(rand_r),
    H(random),
    H(srandom),
    H(getenv),
    F(qsort, 4, sortArray(c)),
    F(bsearch, 5, searchArray(c)),
    // string
    H(strlen),
    H(strnlen),
    H(strcmp),
    H(strncmp),
    H(strcasecmp),
    H(strncasecmp),
    H(strcoll),
    H(strxfrm),
    H(strcpy),
    H(strncpy),
    H(stpcpy),
    H(strcat),
    H(strncat),
    F(strdup, 1, c.set(copyText(c, 0, strlen(c.pointer(0))))),
    F(strndup, 2, c.set(copyText(c, 0, strnlen(c.pointer(0), c.args[1])))),
    H(strspn),
    H(strcspn),
    H(strtok),
    H(strtok_r),
    NAMED(__strtok_r, strtok_r),
    H(strsep),
    H(strerror),
    H(memset),
    H(memcpy),
    H(memmove),
    H(memcmp),
    H(mempcpy),
    H(memccpy),
    H(bzero),
    H(bcopy),
    H(bcmp),
    H(stpncpy),
    H(imaxabs),
    H(ffs),
    H(ffsl),
    H(ffsll),
    // the same with the size of the object that is written to
    F(__memcpy_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(memcpy(c.pointer(0), c.pointer(1), c.args[2]))),
    F(__memmove_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(memmove(c.pointer(0), c.pointer(1), c.args[2]))),
    F(__mempcpy_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(mempcpy(c.pointer(0), c.pointer(1), c.args[2]))),
    F(__memset_chk, 4, if (fits(c, c.args[2], 3)) c.set(memset(c.pointer(0), c.i32(1), c.args[2]))),
    F(__strcpy_chk, 3, if (fits(c, textBytes(c, 1), 2)) c.set(strcpy(c.pointer(0), c.pointer(1)))),
    F(__stpcpy_chk, 3, if (fits(c, textBytes(c, 1), 2)) c.set(stpcpy(c.pointer(0), c.pointer(1)))),
    F(__strncpy_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(strncpy(c.pointer(0), c.pointer(1), c.args[2]))),
    F(__strcat_chk, 3,
      if (fits(c, textBytes(c, 0) + textBytes(c, 1) - 1, 2))
          c.set(strcat(c.pointer(0), c.pointer(1)))),
    F(__strncat_chk, 4,
      if (fits(c, textBytes(c, 0) + strnlen(c.pointer(1), c.args[2]), 3))
          c.set(strncat(c.pointer(0), c.pointer(1), c.args[2]))),
    F(__fgets_chk, 4,
      if (fits(c, c.args[2], 1)) c.set(fgets(c.pointer(0), c.i32(2), fileArg(c, 3)))),
    F(__fread_chk, 5,
      if (fits(c, c.args[2] * c.args[3], 1))
          c.set(int64_t(fread(c.pointer(0), c.args[2], c.args[3], fileArg(c, 4))))),
    F(__read_chk, 4,
      if (fits(c, c.args[2], 3)) c.set(int64_t(read(c.i32(0), c.pointer(1), c.args[2])))),
    OVERLOADED(strchr, const char*, const char*, int),
    OVERLOADED_AS("index", strchr, const char*, const char*, int),
    OVERLOADED(strrchr, const char*, const char*, int),
    OVERLOADED_AS("rindex", strrchr, const char*, const char*, int),
    OVERLOADED(strstr, const char*, const char*, const char*),
    OVERLOADED(strpbrk, const char*, const char*, const char*),
    OVERLOADED(memchr, const void*, const void*, int, size_t),
    // ctype, and the tables that its macros read
    H(isalpha),
    H(isdigit),
    H(isalnum),
    H(isspace),
    H(isblank),
    H(isupper),
    H(islower),
    H(ispunct),
    H(isprint),
    H(isgraph),
    H(iscntrl),
    H(isxdigit),
    H(toupper),
    H(tolower),
    H(__ctype_b_loc),
    H(__ctype_tolower_loc),
    H(__ctype_toupper_loc),
    // time, errno, locale
    H(time),
    H(clock),
    H(difftime),
    H(mktime),
    H(localtime),
    H(localtime_r),
    H(gmtime),
    H(gmtime_r),
    H(strftime),
    H(ctime),
    H(asctime),
    H(gettimeofday),
    H(clock_gettime),
    H(nanosleep),
    H(__errno_location),
    H(setlocale),
    H(localeconv),
    // math
    MATH1(sqrt),
    MATH1(cbrt),
    MATH1(sin),
    MATH1(cos),
    MATH1(tan),
    MATH1(asin),
    MATH1(acos),
    MATH1(atan),
    MATH1(sinh),
    MATH1(cosh),
    MATH1(tanh),
    MATH1(asinh),
    MATH1(acosh),
    MATH1(atanh),
    MATH1(exp),
    MATH1(exp2),
    MATH1(expm1),
    MATH1(log),
    MATH1(log2),
    MATH1(log10),
    MATH1(log1p),
    MATH1(logb),
    MATH1(fabs),
    MATH1(floor),
    MATH1(ceil),
    MATH1(round),
    MATH1(trunc),
    MATH1(rint),
    MATH1(nearbyint),
    MATH1(erf),
    MATH1(erfc),
    MATH1(tgamma),
    MATH1(lgamma),
    MATH1(lround),
    MATH1(llround),
    MATH1(lrint),
    MATH1(llrint),
    MATH1(ilogb),
    MATH2(pow),
    MATH2(fmod),
    MATH2(atan2),
    MATH2(hypot),
    MATH2(fmax),
    MATH2(fmin),
    MATH2(fdim),
    MATH2(copysign),
    MATH2(remainder),
    MATH2(nextafter),
    F(fma, 3, c.set(std::fma(c.f64(0), c.f64(1), c.f64(2)))),
    F(fmaf, 3, c.set(std::fma(c.f32(0), c.f32(1), c.f32(2)))),
    F(ldexp, 2, c.set(std::ldexp(c.f64(0), c.i32(1)))),
    F(ldexpf, 2, c.set(std::ldexp(c.f32(0), c.i32(1)))),
    F(scalbn, 2, c.set(std::scalbn(c.f64(0), c.i32(1)))),
    F(scalbnf, 2, c.set(std::scalbn(c.f32(0), c.i32(1)))),
    F(scalbln, 2, c.set(std::scalbln(c.f64(0), long(c.args[1])))),
    F(scalblnf, 2, c.set(std::scalbln(c.f32(0), long(c.args[1])))),
    F(remquo, 3, c.set(std::remquo(c.f64(0), c.f64(1), c.pointer<int>(2)))),
    F(remquof, 3, c.set(std::remquo(c.f32(0), c.f32(1), c.pointer<int>(2)))),
    F(frexp, 2, c.set(std::frexp(c.f64(0), c.pointer<int>(1)))),
    F(frexpf, 2, c.set(std::frexp(c.f32(0), c.pointer<int>(1)))),
    F(modf, 2, c.set(std::modf(c.f64(0), c.pointer<double>(1)))),
    F(modff, 2, c.set(std::modf(c.f32(0), c.pointer<float>(1)))),
    F(nan, 1, c.set(std::nan(c.pointer(0)))),
    F(nanf, 1, c.set(std::nanf(c.pointer(0)))),
    // libgcc
    F(__powidf2, 2, c.set(__builtin_powi(c.f64(0), c.i32(1)))),
    F(__powisf2, 2, c.set(__builtin_powif(c.f32(0), c.i32(1)))),
    F(__multi3, 4, setWide(c, wide<unsigned __int128>(c, 0) * wide<unsigned __int128>(c, 2))),
    F(__divti3, 4, divide<__int128>(c, false)),
    F(__modti3, 4, divide<__int128>(c, true)),
    F(__udivti3, 4, divide<unsigned __int128>(c, false)),
    F(__umodti3, 4, divide<unsigned __int128>(c, true)),
    F(__floattidf, 2, c.set(double(wide<__int128>(c, 0)))),
    F(__floattisf, 2, c.set(float(wide<__int128>(c, 0)))),
    F(__floatuntidf, 2, c.set(double(wide<unsigned __int128>(c, 0)))),
    F(__floatuntisf, 2, c.set(float(wide<unsigned __int128>(c, 0)))),
    F(__fixdfti, 1, setWide(c, (unsigned __int128)((__int128)(c.f64(0))))),
    F(__fixsfti, 1, setWide(c, (unsigned __int128)((__int128)(c.f32(0))))),
    F(__fixunsdfti, 1, setWide(c, (unsigned __int128)(c.f64(0)))),
    F(__fixunssfti, 1, setWide(c, (unsigned __int128)(c.f32(0)))),
    // libatomic
    F(__atomic_load, 4, std::memcpy(c.pointer(2), c.pointer(1), c.args[0])),
    F(__atomic_store, 4, std::memcpy(c.pointer(1), c.pointer(2), c.args[0])),
    F(__atomic_exchange, 5, exchange(c)),
    F(__atomic_compare_exchange, 6, compareExchange(c)),
    F(__atomic_is_lock_free, 2, c.set(int32_t(isLockFree(c.args[0], c.args[1])))),
    // the classifying macros of glibc's math.h
    F(__fpclassify, 1, c.set(int32_t(std::fpclassify(c.f64(0))))),
    F(__fpclassifyf, 1, c.set(int32_t(std::fpclassify(c.f32(0))))),
    F(__isnan, 1, c.set(int32_t(std::isnan(c.f64(0))))),
    F(__isnanf, 1, c.set(int32_t(std::isnan(c.f32(0))))),
    F(__isinf, 1, c.set(infinitySign(c.f64(0)))),
    F(__isinff, 1, c.set(infinitySign(double(c.f32(0))))),
    F(__finite, 1, c.set(int32_t(std::isfinite(c.f64(0))))),
    F(__finitef, 1, c.set(int32_t(std::isfinite(c.f32(0))))),
    F(__signbit, 1, c.set(int32_t(std::signbit(c.f64(0))))),
    F(__signbitf, 1, c.set(int32_t(std::signbit(c.f32(0))))),
};

#undef H
#undef NAMED
#undef OVERLOADED_AS
#undef OVERLOADED
#undef F
#undef MATH1
#undef MATH2

}  // namespace

std::span<const HostEntry> libcFunctions() { return kLibcFunctions; }

}  // namespace minic::interp
