// The functions that an interpreted program can call without defining them: SysY's runtime (the
// same formats as runtime/sylib.c) and LLVM's intrinsics, and by name the functions of the C
// library. Each is a small function in one table.
#include "ir/interp/interp_library.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <sys/time.h>

namespace minic::interp {

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
#define SYSY_FUNCTION(name, type) \
  {#name, uint32_t(std::string_view(type).find_last_not_of('.')), sysy::name},
#include "support/sysy_library.def"
};

// ---- intrinsics: the name up to the types, then by the type of the first argument

bool isDouble(HostCall& c) { return c.type(0)->kind == TypeKind::Double; }
unsigned width(HostCall& c) { return c.type(0)->bits; }
int64_t sext(uint64_t value, unsigned bits) { return int64_t(value << (64 - bits)) >> (64 - bits); }
uint64_t zext(HostCall& c, uint32_t i) { return c.args[i] << (64 - width(c)) >> (64 - width(c)); }

using Wide = unsigned __int128;

uint64_t bitsReversed(uint64_t value) {
  uint64_t result = 0;
  for (unsigned bit = 0; bit < 64; ++bit) result |= (value >> bit & 1) << (63 - bit);
  return result;
}

/// Operands 0 and 1 as one number, shifted left by `by` bits, its upper half.
uint64_t funnel(HostCall& c, unsigned by) {
  return uint64_t((Wide(zext(c, 0)) << width(c) | zext(c, 1)) << by >> width(c));
}

/// An exact operation on two integers, and its result in their width.
struct Exact {
  __int128 value;
  unsigned bits;
  bool isSigned;
  uint64_t result() const { return uint64_t(value); }
  bool overflows() const {
    __int128 low = isSigned ? -(__int128(1) << (bits - 1)) : 0;
    __int128 high = (__int128(1) << (bits - isSigned)) - 1;
    // (Only the product of two unsigned 64-bit numbers fills the sign bit.)
    return !isSigned && value < 0 ? true : value < low || value > high;
  }
  /// The number next to it that has the width.
  uint64_t saturated() const {
    if (!overflows()) return result();
    uint64_t largest = ~uint64_t(0) >> (64 - bits + isSigned);
    return value > 0 ? largest : isSigned ? ~largest : 0;
  }
};

template <class Operation>
Exact exact(HostCall& c, bool isSigned, Operation operation) {
  auto operand = [&](uint32_t i) {
    return isSigned ? __int128(int64_t(c.args[i])) : __int128(zext(c, i));
  };
  return {__int128(operation(Wide(operand(0)), Wide(operand(1)))), width(c), isSigned};
}

/// {the result, whether it is another number}, as it lies in memory.
void setChecked(HostCall& c, const Exact& exact) {
  uint64_t offset = c.inst.type->offsets[1], bits = exact.result();
  if (width(c) < 64) bits &= (uint64_t(1) << width(c)) - 1;
  c.result = bits | (offset < 8 ? uint64_t(exact.overflows()) << (offset * 8) : 0);
  c.upperResult = exact.overflows();
}

#define EXACT(isSigned, operation) exact(c, isSigned, [](Wide a, Wide b) { return a operation b; })
#define OVERFLOW(name, isSigned, operation)                                 \
  {                                                                         \
    name, 2, [](HostCall& c) { setChecked(c, EXACT(isSigned, operation)); } \
  }
#define SATURATED(name, isSigned, operation)                                                    \
  {                                                                                             \
    name, 2, [](HostCall& c) { c.set(sext(EXACT(isSigned, operation).saturated(), width(c))); } \
  }
#define ARITHMETIC(name, operation)                          \
  OVERFLOW("s" name ".with.overflow", true, operation),      \
      OVERFLOW("u" name ".with.overflow", false, operation), \
      SATURATED("s" name ".sat", true, operation), SATURATED("u" name ".sat", false, operation)
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

const HostEntry kIntrinsics[] = {
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
    INT("bitreverse", 1, bitsReversed(zext(c, 0)) >> (64 - width(c))),
    INT("fshl", 3, funnel(c, zext(c, 2) % width(c))),
    INT("fshr", 3, funnel(c, width(c) - zext(c, 2) % width(c))),
    {"objectsize", 2, [](HostCall& c) { c.set(int64_t(c.args[1] & 1) - 1); }},
    {"is.constant", 1, [](HostCall& c) { c.set(int32_t(0)); }},
    {"prefetch", 1, [](HostCall&) {}},
    {"experimental.noalias.scope.decl", 1, [](HostCall&) {}},
    {"minic.umulh", 2, [](HostCall& c) { c.result = uint64_t(Wide(c.args[0]) * c.args[1] >> 64); }},
    ARITHMETIC("add", +),
    ARITHMETIC("sub", -),
    OVERFLOW("smul.with.overflow", true, *),
    OVERFLOW("umul.with.overflow", false, *),
};

#undef EXACT
#undef OVERFLOW
#undef SATURATED
#undef ARITHMETIC
#undef FLOAT1
#undef FLOAT2
#undef INT

}  // namespace

HostFunction findHostFunction(std::string_view name, uint32_t& minArgs) {
  auto search = [&](std::span<const HostEntry> table, std::string_view wanted) -> HostFunction {
    for (const HostEntry& entry : table) {
      if (entry.name != wanted) continue;
      minArgs = entry.args;
      return entry.function;
    }
    return nullptr;
  };
  if (name.starts_with("llvm.")) {
    name.remove_prefix(5);
    for (std::span<const HostEntry> table :
         {std::span<const HostEntry>(kIntrinsics), longDoubleIntrinsics()})
      for (const HostEntry& entry : table) {
        if (!name.starts_with(entry.name)) continue;
        if (name.size() > entry.name.size() && name[entry.name.size()] != '.') continue;
        minArgs = entry.args;
        return entry.function;
      }
    return nullptr;
  }
  for (std::span<const HostEntry> table : {std::span<const HostEntry>(kSysy), stdioFunctions(),
                                           libcFunctions(), longDoubleFunctions()})
    if (HostFunction found = search(table, name)) return found;
  return nullptr;
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
