// The functions that an interpreted program can call without defining them: SysY's runtime (the
// same formats as runtime/sylib.c) and LLVM's intrinsics, and by name the functions of the C
// library. Each is a small function in one table.
#include "interp/library/library.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <sys/time.h>

#include "ir/fold.h"

namespace minic {

namespace interp {

namespace {

// ---- SysY input

int skipSpace(FILE* in) {
  int c;
  do c = getc_unlocked(in);
  while (c == ' ' || (c >= '\t' && c <= '\r'));
  return c;
}

/// As scanf("%d"): other characters stay in the input and give 0; a number too large for a long
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

template <class T, T (*read)(FILE*)>
void readArray(HostCall& c) {
  int32_t n = readInt(in(c));
  if (!c.interp.mayReadArray(c, uint64_t(std::max(n, 0)) * sizeof(T))) return;
  for (int32_t i = 0; i < n; ++i) c.write<T>(c.args[0] + uint64_t(i) * sizeof(T), read(in(c)));
  c.set(n);
}

template <class T>
void writeArray(HostCall& c, const char* format) {
  std::fprintf(out(c), "%d:", c.i32(0));
  for (int32_t i = 0; i < c.i32(0); ++i) {
    T value = c.read<T>(c.args[1] + uint64_t(i) * sizeof(T));
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

// ---- SysY's library

namespace sysy {

void getint(HostCall& c) { c.set(readInt(in(c))); }
void getch(HostCall& c) { c.set(getc_unlocked(in(c))); }
void getfloat(HostCall& c) { c.set(readFloat(in(c))); }
void getarray(HostCall& c) { readArray<int32_t, readInt>(c); }
void getfarray(HostCall& c) { readArray<float, readFloat>(c); }
void putf(HostCall& c) { hostPrintf(c); }
void putint(HostCall& c) { std::fprintf(out(c), "%d", c.i32(0)); }
void putch(HostCall& c) { putc_unlocked(c.i32(0), out(c)); }
void putfloat(HostCall& c) { std::fprintf(out(c), "%a", double(c.f32(0))); }
void putarray(HostCall& c) { writeArray<int32_t>(c, " %d"); }
void putfarray(HostCall& c) { writeArray<float>(c, " %a"); }
void starttime(HostCall& c) { startTimer(c, 0); }
void stoptime(HostCall& c) { stopTimer(c, 0); }
void _sysy_starttime(HostCall& c) { startTimer(c, c.i32(0)); }
void _sysy_stoptime(HostCall& c) { stopTimer(c, c.i32(0)); }

}  // namespace sysy

// ---- the tables

const HostEntry kSysy[] = {
#define SYSY_FUNCTION(name, type, memory, flags) \
  {#name, uint32_t(std::string_view(type).find_last_not_of('.')), sysy::name},
#include "support/sysy_library.def"
};

// ---- intrinsics

/// What the folder computes. Poison is the number that comes without the promise.
void scalar(HostCall& c) {
  auto folded = foldIntrinsic(c.intrinsic, c.type(0)->bits, {c.args, c.count});
  if (!folded) return;
  c.result = folded->bits;
  const Type* type = c.inst.type;
  if (folded->overflows) {  // {the number, whether it overflows}, as it lies in memory
    uint64_t offset = type->offsets[1];
    c.upperResult = *folded->overflows;
    if (offset < 8) c.result |= c.upperResult << (offset * 8);
  } else if (type->isInt()) {
    unsigned unused = 64 - c.type(0)->bits;
    c.result = uint64_t(int64_t(c.result << unused) >> unused);
  }
}

const HostEntry kIntrinsics[] = {
    {"objectsize", 2, [](HostCall& c) { c.set(int64_t(c.args[1] & 1) - 1); }},
    {"is.constant", 1, [](HostCall& c) { c.set(int32_t(0)); }},
    {"prefetch", 1, [](HostCall&) {}},
    {"experimental.noalias.scope.decl", 1, [](HostCall&) {}},
};

}  // namespace

HostFunction findHostFunction(const Function& function, uint32_t& minArgs) {
  std::string_view name = nameInC(function.name);
  auto search = [&](std::initializer_list<std::span<const HostEntry>> tables) -> HostFunction {
    for (std::span<const HostEntry> table : tables)
      for (const HostEntry& entry : table) {
        if (entry.name != name) continue;
        minArgs = entry.args;
        return entry.function;
      }
    return nullptr;
  };
  if (function.intrinsic != Intrinsic::None) {
    name = intrinsicInfo(function.intrinsic).stem;
    if (HostFunction found = search({kIntrinsics, longDoubleIntrinsics()})) return found;
    constexpr uint64_t kZeros[3] = {};
    minArgs = 1;
    if (foldIntrinsic(function.intrinsic, 64, kZeros)) return scalar;
    const char* library = libraryName(function.intrinsic, function.returnType());
    if (!library) return nullptr;
    name = library;
  }
  return search({kSysy, stdioFunctions(), libcFunctions(), timeFunctions(), mathFunctions(),
                 longDoubleFunctions()});
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

}  // namespace interp

std::string_view nameInC(std::string_view name) {
  static constexpr std::string_view kPrefixes[] = {"__isoc99_", "__isoc23_", "__sysv_"};
  for (std::string_view prefix : kPrefixes)
    if (name.starts_with(prefix)) return name.substr(prefix.size());
  static constexpr std::string_view kOfLargeFiles[] = {"fopen64",   "freopen64", "tmpfile64",
                                                       "mkstemp64", "fseeko64",  "ftello64",
                                                       "fgetpos64", "fsetpos64"};
  const bool isOfLargeFiles = std::find(std::begin(kOfLargeFiles), std::end(kOfLargeFiles), name) !=
                              std::end(kOfLargeFiles);
  return isOfLargeFiles ? name.substr(0, name.size() - 2) : name;
}

}  // namespace minic
