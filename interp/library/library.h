// The tables of functions that the interpreter has itself. Private to interp/.
#pragma once

#include <cstdio>
#include <span>
#include <string_view>

#include "interp/code.h"

namespace minic::interp {

struct HostEntry {
  std::string_view name;
  uint32_t args;  ///< that it reads at least
  HostFunction function;
};

/// The program's standard input and output.
inline FILE* in(HostCall& c) { return c.interp.options().in; }
inline FILE* out(HostCall& c) { return c.interp.options().out; }
/// The open file that an argument points to.
FILE* fileArg(const HostCall& c, uint32_t i);
/// printf.
void hostPrintf(HostCall& call);
/// How many bytes a printf of the call's format, argument `format`, writes; < 0: none.
int64_t formattedLength(HostCall& call, uint32_t format);
/// Formatted input and output, streams and files (stdio.cpp).
std::span<const HostEntry> stdioFunctions();
/// On long doubles (long_double.cpp): of the C library and libgcc; minic's intrinsics.
std::span<const HostEntry> longDoubleFunctions();
std::span<const HostEntry> longDoubleIntrinsics();
bool isX87(const HostCall& call);
const FloatFormat& longDoubleFormat(const HostCall& call);
/// The argument at word `at`, which moves past it: on x86-64 the address of a copy, else two words.
WideFloat takeLongDouble(const HostCall& call, uint32_t& at);
WideFloat readLongDouble(const HostCall& call, uint64_t address);
void writeLongDouble(const HostCall& call, uint64_t address, const WideFloat& number);
/// On double, float and 128-bit integers (math.cpp).
std::span<const HostEntry> mathFunctions();
/// Times, the locale, kinds of characters (time.cpp).
std::span<const HostEntry> timeFunctions();
/// The rest of the C library (libc.cpp).
std::span<const HostEntry> libcFunctions();

}  // namespace minic::interp
