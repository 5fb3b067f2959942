// What an interpreted program can call without defining it: SysY's runtime (the same formats as
// runtime/sylib.c), the C functions that course programs use, and LLVM's intrinsics. Each is a
// small function in one table, sorted by name.
#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <sys/time.h>

#include "ir/interp/interp_code.h"

namespace minic::interp {

namespace {

// ---- SysY input

int skipSpace(FILE* in) {
  int c;
  do c = getc_unlocked(in);
  while (c == ' ' || (c >= '\t' && c <= '\r'));
  return c;
}

/// As scanf("%d"): what is no number stays in the input and gives 0; what does not fit a long
/// saturates, then the low 32 bits count.
int32_t readInt(FILE* in) {
  int c = skipSpace(in);
  bool negative = c == '-';
  if (c == '-' || c == '+') c = getc_unlocked(in);
  const uint64_t limit = negative ? uint64_t(1) << 63 : (uint64_t(1) << 63) - 1;
  uint64_t value = 0;
  bool saturated = false;
  for (; c >= '0' && c <= '9'; c = getc_unlocked(in)) {
    auto digit = uint64_t(c - '0');
    if (value > (limit - digit) / 10)
      saturated = true;
    else
      value = value * 10 + digit;
  }
  if (c != EOF) std::ungetc(c, in);
  if (saturated) value = limit;
  return int32_t(uint32_t(negative ? 0 - value : value));
}

float readFloat(FILE* in) {
  float value = 0;
  return std::fscanf(in, "%f", &value) == 1 ? value : 0;
}

FILE* in(HostCall& c) { return c.interp.options().in; }
FILE* out(HostCall& c) { return c.interp.options().out; }

template <class T, T (*read)(FILE*)>
void readArray(HostCall& c) {
  int32_t n = readInt(in(c));
  auto* to = c.pointer(0);
  for (int32_t i = 0; i < n; ++i) {
    T value = read(in(c));
    std::memcpy(to + size_t(i) * sizeof(T), &value, sizeof(T));
  }
  c.set(n);
}

template <class T>
void writeArray(HostCall& c, const char* format) {
  std::fprintf(out(c), "%d:", c.i32(0));
  const char* from = c.pointer(1);
  for (int32_t i = 0; i < c.i32(0); ++i) {
    T value;
    std::memcpy(&value, from + size_t(i) * sizeof(T), sizeof(T));
    if constexpr (std::is_same_v<T, float>)
      std::fprintf(out(c), format, double(value));
    else
      std::fprintf(out(c), format, value);
  }
  putc_unlocked('\n', out(c));
}

// ---- stopwatches

int64_t now() {
  timeval time;
  gettimeofday(&time, nullptr);
  return int64_t(time.tv_sec) * 1'000'000 + time.tv_usec;
}

void startTimer(HostCall& c, int line) {
  Timers& timers = c.interp.timers;
  timers.used = true;
  timers.startLine = line;
  timers.startedAt = now();
}

void stopTimer(HostCall& c, int line) {
  Timers& timers = c.interp.timers;
  timers.entries.push_back({timers.startLine, line, now() - timers.startedAt});
}

// ---- printf

/// Follows the format, one conversion at a time; returns false after failing the run.
bool formatInto(std::string& text, HostCall& c, uint32_t formatArg) {
  uint32_t next = formatArg + 1;
  auto take = [&](uint64_t& value) {
    if (next >= c.count) return false;
    value = c.args[next++];
    return true;
  };
  auto missing = [&] {
    c.interp.fail(139, "printf: the format asks for more arguments than there are");
    return false;
  };
  const char* at = c.pointer(formatArg);
  while (*at) {
    const char* percent = at;
    while (*percent && *percent != '%') ++percent;
    text.append(at, size_t(percent - at));
    at = percent;
    if (!*at) break;
    std::string spec = "%";
    ++at;
    while (*at && std::strchr("-+ #0'", *at)) spec += *at++;
    auto number = [&] {
      if (*at == '*') {
        uint64_t value;
        if (!take(value)) return false;
        spec += std::to_string(int32_t(value));
        ++at;
      }
      while (std::isdigit(static_cast<unsigned char>(*at))) spec += *at++;
      return true;
    };
    if (!number()) return missing();
    if (*at == '.') {
      spec += *at++;
      if (!number()) return missing();
    }
    std::string length;
    while (*at && std::strchr("hlLqjzt", *at)) length += *at++;
    char kind = *at;
    if (!kind) break;
    ++at;
    if (kind == '%') {
      text += '%';
      continue;
    }
    uint64_t value = 0;
    if (!take(value)) return missing();
    auto add = [&](auto argument) {
      char few[128];
      int n = std::snprintf(few, sizeof few, spec.c_str(), argument);
      if (n < 0) return;
      if (size_t(n) < sizeof few) {
        text.append(few, size_t(n));
        return;
      }
      size_t old = text.size();
      text.resize(old + size_t(n) + 1);
      std::snprintf(text.data() + old, size_t(n) + 1, spec.c_str(), argument);
      text.pop_back();
    };
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    switch (kind) {
      case 'd':
      case 'i':
      case 'u':
      case 'x':
      case 'X':
      case 'o': {
        bool isSigned = kind == 'd' || kind == 'i';
        if (length == "hh")
          value = isSigned ? uint64_t(int64_t(int8_t(value))) : uint8_t(value);
        else if (length == "h")
          value = isSigned ? uint64_t(int64_t(int16_t(value))) : uint16_t(value);
        else if (length.empty())
          value = isSigned ? uint64_t(int64_t(int32_t(value))) : uint32_t(value);
        spec.append("ll").push_back(kind);
        add(static_cast<long long>(value));
        break;
      }
      case 'c':
        spec += 'c';
        if (spec == "%c")
          text += char(value);
        else
          add(int(value));
        break;
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G':
      case 'a':
      case 'A':
        spec += kind;
        add(std::bit_cast<double>(value));
        break;
      case 's':
        spec += 's';
        if (!value && spec == "%s")
          text += "(null)";
        else
          add(value ? reinterpret_cast<const char*>(value) : "(null)");
        break;
      case 'p':
        spec += 'p';
        add(reinterpret_cast<const void*>(value));
        break;
      case 'n': {
        auto written = int32_t(text.size());
        std::memcpy(reinterpret_cast<void*>(value), &written, 4);
        break;
      }
      default:
        text.append(spec).push_back(kind);
    }
#pragma GCC diagnostic pop
  }
  return true;
}

void printTo(HostCall& c, FILE* file, uint32_t formatArg) {
  std::string text;
  if (!formatInto(text, c, formatArg)) return;
  if (file == c.interp.options().err) std::fflush(out(c));
  std::fwrite(text.data(), 1, text.size(), file);
  c.set(int32_t(text.size()));
}

void printToMemory(HostCall& c, uint32_t formatArg, uint64_t room) {
  std::string text;
  if (!formatInto(text, c, formatArg)) return;
  if (room) {
    size_t n = std::min<uint64_t>(text.size(), room - 1);
    std::memcpy(c.pointer(0), text.data(), n);
    c.pointer(0)[n] = 0;
  }
  c.set(int32_t(text.size()));
}

/// scanf, one directive of the format at a time.
void scanFrom(HostCall& c, FILE* file, uint32_t formatArg) {
  const char* at = c.pointer(formatArg);
  uint32_t next = formatArg + 1;
  int32_t assigned = 0;
  int64_t readBefore = 0;
  if (file == in(c)) std::fflush(out(c));
  while (*at) {
    std::string piece;
    if (*at != '%') {
      while (*at && *at != '%') piece += *at++;
    }
    bool stores = false, literalOnly = *at != '%';
    if (!literalOnly) {
      piece += *at++;
      if (*at == '%') {
        piece += *at++;
        literalOnly = true;
      } else {
        stores = *at != '*';
        if (!stores) piece += *at++;
        while (*at && std::strchr("0123456789hlLqjzt", *at)) piece += *at++;
        if (*at == '[') {
          piece += *at++;
          if (*at == '^') piece += *at++;
          if (*at == ']') piece += *at++;
          while (*at && *at != ']') piece += *at++;
        }
        if (!*at) break;
        piece += *at++;
      }
    }
    // How far it came is told by a %n after it: a directive that matched nothing ends the scan.
    bool counts = !piece.empty() && piece.back() == 'n' && stores;
    int consumed = -1;
    int got = 0;
    std::string probe = piece + "%n";
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    if (counts) {
      if (next >= c.count) break;
      auto soFar = int32_t(readBefore);
      std::memcpy(c.pointer(next++), &soFar, 4);
      continue;
    }
    if (stores) {
      if (next >= c.count) {
        c.interp.fail(139, "scanf: the format asks for more arguments than there are");
        return;
      }
      got = std::fscanf(file, probe.c_str(), c.pointer<void>(next++), &consumed);
    } else {
      got = std::fscanf(file, probe.c_str(), &consumed);
    }
#pragma GCC diagnostic pop
    if (got > 0) assigned += got;
    if (consumed < 0) {
      if (got == EOF && assigned == 0) assigned = EOF;
      break;
    }
    readBefore += consumed;
  }
  c.set(assigned);
}

FILE* fileArg(HostCall& c, uint32_t i) { return c.pointer<FILE>(i); }

/// Before something appears elsewhere, what the program printed before must be out.
FILE* fileForWriting(HostCall& c, uint32_t i) {
  FILE* file = fileArg(c, i);
  if (file == c.interp.options().err) std::fflush(out(c));
  return file;
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

// ---- SysY's library

namespace sysy {

void getint(HostCall& c) { c.set(readInt(in(c))); }
void getch(HostCall& c) { c.set(getc_unlocked(in(c))); }
void getfloat(HostCall& c) { c.set(readFloat(in(c))); }
void getarray(HostCall& c) { readArray<int32_t, readInt>(c); }
void getfarray(HostCall& c) { readArray<float, readFloat>(c); }
void putint(HostCall& c) { std::fprintf(out(c), "%d", c.i32(0)); }
void putch(HostCall& c) { putc_unlocked(c.i32(0), out(c)); }
void putfloat(HostCall& c) { std::fprintf(out(c), "%a", double(c.f32(0))); }
void putarray(HostCall& c) { writeArray<int32_t>(c, " %d"); }
void putfarray(HostCall& c) { writeArray<float>(c, " %a"); }
void putf(HostCall& c) { printTo(c, out(c), 0); }
void starttime(HostCall& c) { startTimer(c, 0); }
void stoptime(HostCall& c) { stopTimer(c, 0); }
void _sysy_starttime(HostCall& c) { startTimer(c, c.i32(0)); }
void _sysy_stoptime(HostCall& c) { stopTimer(c, c.i32(0)); }

}  // namespace sysy

// ---- the tables

struct Entry {
  std::string_view name;
  uint32_t args;
  HostFunction function;
};

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

const Entry kLibrary[] = {
#define SYSY_FUNCTION(name, type) \
  {#name, uint32_t(std::string_view(type).find_last_not_of('.')), sysy::name},
#include "support/sysy_library.def"
    // stdio
    F(printf, 1, printTo(c, out(c), 0)),
    F(fprintf, 2, printTo(c, fileArg(c, 0), 1)),
    F(sprintf, 2, printToMemory(c, 1, UINT64_MAX)),
    F(snprintf, 3, printToMemory(c, 2, c.args[1])),
    F(puts, 1, std::fputs(c.pointer(0), out(c)); c.set(putc_unlocked('\n', out(c)))),
    F(putchar, 1, c.set(putc_unlocked(c.i32(0), out(c)))),
    F(putc, 2, c.set(std::fputc(c.i32(0), fileForWriting(c, 1)))),
    F(fputc, 2, c.set(std::fputc(c.i32(0), fileForWriting(c, 1)))),
    F(fputs, 2, c.set(std::fputs(c.pointer(0), fileForWriting(c, 1)))),
    F(fwrite, 4,
      c.set(int64_t(std::fwrite(c.pointer(0), c.args[1], c.args[2], fileForWriting(c, 3))))),
    F(fflush, 1, c.set(std::fflush(c.args[0] ? fileArg(c, 0) : out(c)))),
    F(getchar, 0, c.set(getc_unlocked(in(c)))),
    F(getc, 1, c.set(std::fgetc(fileArg(c, 0)))),
    F(fgetc, 1, c.set(std::fgetc(fileArg(c, 0)))),
    F(ungetc, 2, c.set(std::ungetc(c.i32(0), fileArg(c, 1)))),
    F(fgets, 3, c.set(static_cast<const void*>(std::fgets(c.pointer(0), c.i32(1), fileArg(c, 2))))),
    F(feof, 1, c.set(std::feof(fileArg(c, 0)))),
    F(scanf, 1, scanFrom(c, in(c), 0)),
    F(fscanf, 2, scanFrom(c, fileArg(c, 0), 1)),
    F(sscanf, 2,
      {
        const char* text = c.pointer(0);
        size_t length = std::strlen(text);
        FILE* file = length ? fmemopen(c.pointer<void>(0), length, "r") : nullptr;
        if (!file) return c.set(int32_t(EOF));
        scanFrom(c, file, 1);
        std::fclose(file);
      }),
    {"__isoc99_scanf", 1, [](HostCall& c) { scanFrom(c, in(c), 0); }},
    {"__isoc99_fscanf", 2, [](HostCall& c) { scanFrom(c, fileArg(c, 0), 1); }},
    // stdlib
    F(malloc, 1, c.set(static_cast<const void*>(std::malloc(c.args[0])))),
    F(calloc, 2, c.set(static_cast<const void*>(std::calloc(c.args[0], c.args[1])))),
    F(realloc, 2, c.set(static_cast<const void*>(std::realloc(c.pointer<void>(0), c.args[1])))),
    F(free, 1, std::free(c.pointer<void>(0))),
    F(exit, 1, c.interp.exit(c.i32(0))),
    F(_exit, 1, c.interp.atExit.clear(); c.interp.exit(c.i32(0))),
    F(abort, 0, abortRun(c, "the program called abort")),
    F(atexit, 1, c.interp.atExit.push_back(c.args[0])),
    F(__assert_fail, 4,
      abortRun(c, fmt::format("{}:{}: assertion `{}' failed", c.pointer(1), uint32_t(c.i32(2)),
                              c.pointer(0)))),
    F(abs, 1, c.set(int32_t(c.i32(0) < 0 ? 0u - uint32_t(c.i32(0)) : uint32_t(c.i32(0))))),
    F(labs, 1, c.set(int64_t(int64_t(c.args[0]) < 0 ? 0 - c.args[0] : c.args[0]))),
    F(atoi, 1, c.set(int32_t(std::strtol(c.pointer(0), nullptr, 10)))),
    F(atol, 1, c.set(int64_t(std::strtol(c.pointer(0), nullptr, 10)))),
    F(atof, 1, c.set(std::strtod(c.pointer(0), nullptr))),
    F(strtol, 3, c.set(int64_t(std::strtol(c.pointer(0), c.pointer<char*>(1), c.i32(2))))),
    F(strtoul, 3, c.set(int64_t(std::strtoul(c.pointer(0), c.pointer<char*>(1), c.i32(2))))),
    F(strtod, 2, c.set(std::strtod(c.pointer(0), c.pointer<char*>(1)))),
    F(rand, 0, c.set(std::rand())),
    F(srand, 1, std::srand(unsigned(c.i32(0)))),
    F(qsort, 4, sortArray(c)),
    F(bsearch, 5, searchArray(c)),
    F(time, 1,
      {
        auto seconds = int64_t(std::time(nullptr));
        if (c.args[0]) std::memcpy(c.pointer(0), &seconds, sizeof seconds);
        c.set(seconds);
      }),
    F(clock, 0, c.set(int64_t(std::clock()))),
    // string
    F(strlen, 1, c.set(int64_t(std::strlen(c.pointer(0))))),
    F(strcmp, 2, c.set(std::strcmp(c.pointer(0), c.pointer(1)))),
    F(strncmp, 3, c.set(std::strncmp(c.pointer(0), c.pointer(1), c.args[2]))),
    F(strcpy, 2, c.set(static_cast<const void*>(std::strcpy(c.pointer(0), c.pointer(1))))),
    F(strncpy, 3,
      c.set(static_cast<const void*>(std::strncpy(c.pointer(0), c.pointer(1), c.args[2])))),
    F(strcat, 2, c.set(static_cast<const void*>(std::strcat(c.pointer(0), c.pointer(1))))),
    F(strncat, 3,
      c.set(static_cast<const void*>(std::strncat(c.pointer(0), c.pointer(1), c.args[2])))),
    F(strchr, 2, c.set(static_cast<const void*>(std::strchr(c.pointer(0), c.i32(1))))),
    F(strrchr, 2, c.set(static_cast<const void*>(std::strrchr(c.pointer(0), c.i32(1))))),
    F(strstr, 2, c.set(static_cast<const void*>(std::strstr(c.pointer(0), c.pointer(1))))),
    F(strdup, 1, c.set(static_cast<const void*>(strdup(c.pointer(0))))),
    F(memset, 3, c.set(static_cast<const void*>(std::memset(c.pointer(0), c.i32(1), c.args[2])))),
    F(memcpy, 3,
      c.set(static_cast<const void*>(std::memcpy(c.pointer(0), c.pointer(1), c.args[2])))),
    F(memmove, 3,
      c.set(static_cast<const void*>(std::memmove(c.pointer(0), c.pointer(1), c.args[2])))),
    F(memcmp, 3, c.set(std::memcmp(c.pointer(0), c.pointer(1), c.args[2]))),
    F(memchr, 3, c.set(static_cast<const void*>(std::memchr(c.pointer(0), c.i32(1), c.args[2])))),
    // ctype
    F(isalpha, 1, c.set(std::isalpha(c.i32(0)))),
    F(isdigit, 1, c.set(std::isdigit(c.i32(0)))),
    F(isalnum, 1, c.set(std::isalnum(c.i32(0)))),
    F(isspace, 1, c.set(std::isspace(c.i32(0)))),
    F(isupper, 1, c.set(std::isupper(c.i32(0)))),
    F(islower, 1, c.set(std::islower(c.i32(0)))),
    F(ispunct, 1, c.set(std::ispunct(c.i32(0)))),
    F(isprint, 1, c.set(std::isprint(c.i32(0)))),
    F(isxdigit, 1, c.set(std::isxdigit(c.i32(0)))),
    F(toupper, 1, c.set(std::toupper(c.i32(0)))),
    F(tolower, 1, c.set(std::tolower(c.i32(0)))),
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
    MATH1(exp),
    MATH1(exp2),
    MATH1(log),
    MATH1(log2),
    MATH1(log10),
    MATH1(fabs),
    MATH1(floor),
    MATH1(ceil),
    MATH1(round),
    MATH1(trunc),
    MATH1(rint),
    MATH2(pow),
    MATH2(fmod),
    MATH2(atan2),
    MATH2(hypot),
    MATH2(fmax),
    MATH2(fmin),
    F(lround, 1, c.set(int64_t(std::lround(c.f64(0))))),
};

// ---- intrinsics: the name up to the types, then by the type of the first argument

bool isDouble(HostCall& c) { return c.type(0)->kind == TypeKind::Double; }
unsigned width(HostCall& c) { return c.type(0)->bits; }
int64_t sext(uint64_t value, unsigned bits) { return int64_t(value << (64 - bits)) >> (64 - bits); }
uint64_t zext(HostCall& c, uint32_t i) { return c.args[i] << (64 - width(c)) >> (64 - width(c)); }

#define FLOAT1(name, function)                                                                   \
  {                                                                                              \
    name, 1,                                                                                     \
        [](HostCall& c) { isDouble(c) ? c.set(function(c.f64(0))) : c.set(function(c.f32(0))); } \
  }
#define FLOAT2(name, function)                                                                 \
  {                                                                                            \
    name, 2, [](HostCall& c) {                                                                 \
      isDouble(c) ? c.set(function(c.f64(0), c.f64(1))) : c.set(function(c.f32(0), c.f32(1))); \
    }                                                                                          \
  }
#define INT(name, args, ...)                                                      \
  {                                                                               \
    name, args, [](HostCall& c) { c.set(sext(uint64_t(__VA_ARGS__), width(c))); } \
  }

const Entry kIntrinsics[] = {
    FLOAT1("sqrt", std::sqrt),
    FLOAT1("fabs", std::fabs),
    FLOAT1("sin", std::sin),
    FLOAT1("cos", std::cos),
    FLOAT1("exp", std::exp),
    FLOAT1("exp2", std::exp2),
    FLOAT1("log", std::log),
    FLOAT1("log2", std::log2),
    FLOAT1("log10", std::log10),
    FLOAT1("floor", std::floor),
    FLOAT1("ceil", std::ceil),
    FLOAT1("trunc", std::trunc),
    FLOAT1("rint", std::rint),
    FLOAT1("nearbyint", std::nearbyint),
    FLOAT1("round", std::round),
    FLOAT2("pow", std::pow),
    FLOAT2("maxnum", std::fmax),
    FLOAT2("minnum", std::fmin),
    FLOAT2("copysign", std::copysign),
    {"fma", 3,
     [](HostCall& c) {
       isDouble(c) ? c.set(std::fma(c.f64(0), c.f64(1), c.f64(2)))
                   : c.set(std::fma(c.f32(0), c.f32(1), c.f32(2)));
     }},
    {"fmuladd", 3,
     [](HostCall& c) {  // unfused, as on a machine without the instruction
       isDouble(c) ? c.set(c.f64(0) * c.f64(1) + c.f64(2)) : c.set(c.f32(0) * c.f32(1) + c.f32(2));
     }},
    INT("abs", 1, int64_t(c.args[0]) < 0 ? 0 - c.args[0] : c.args[0]),
    INT("smax", 2, std::max(int64_t(c.args[0]), int64_t(c.args[1]))),
    INT("smin", 2, std::min(int64_t(c.args[0]), int64_t(c.args[1]))),
    INT("umax", 2, std::max(c.args[0], c.args[1])),
    INT("umin", 2, std::min(c.args[0], c.args[1])),
    INT("ctpop", 1, std::popcount(zext(c, 0))),
    INT("ctlz", 1, unsigned(std::countl_zero(zext(c, 0))) - (64 - width(c))),
    INT("cttz", 1, std::min(unsigned(std::countr_zero(zext(c, 0))), width(c))),
    INT("bswap", 1, __builtin_bswap64(c.args[0]) >> (64 - width(c))),
    INT("expect", 2, c.args[0]),
};

#undef F
#undef MATH1
#undef MATH2
#undef FLOAT1
#undef FLOAT2
#undef INT

}  // namespace

HostFunction findHostFunction(std::string_view name, uint32_t& minArgs) {
  auto search = [&](auto& table, std::string_view wanted) -> HostFunction {
    for (const Entry& entry : table) {
      if (entry.name != wanted) continue;
      minArgs = entry.args;
      return entry.function;
    }
    return nullptr;
  };
  if (!name.starts_with("llvm.")) return search(kLibrary, name);
  name.remove_prefix(5);
  return search(kIntrinsics, name.substr(0, name.find('.')));
}

void Interp::finish() {
  if (outcome_ == Outcome::Error) return;
  int status = result_.status;
  while (!atExit.empty()) {
    uint64_t function = atExit.back(), ignored;
    atExit.pop_back();
    outcome_ = Outcome::Running;
    if (!callBack(function, {}, ignored) && outcome_ == Outcome::Error) return;
    if (outcome_ == Outcome::Exit) status = result_.status;
  }
  outcome_ = Outcome::Exit;
  result_.status = status;
  if (!timers.used) return;
  auto print = [&](int64_t micros) {
    int64_t seconds = micros / 1'000'000;
    std::fprintf(options_.err, "%dH-%dM-%dS-%dus\n", int(seconds / 3600), int(seconds / 60 % 60),
                 int(seconds % 60), int(micros % 1'000'000));
  };
  std::fflush(options_.out);
  int64_t total = 0;
  for (const Timers::Entry& entry : timers.entries) {
    if (entry.startLine || entry.stopLine)
      std::fprintf(options_.err, "Timer@%04d-%04d: ", entry.startLine, entry.stopLine);
    else
      std::fprintf(options_.err, "Timer: ");
    print(entry.micros);
    total += entry.micros;
  }
  std::fprintf(options_.err, "TOTAL: ");
  print(total);
}

}  // namespace minic::interp
