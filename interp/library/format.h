// The conversions in formats of printf and scanf, for the functions themselves (stdio.cpp)
// and for the check of their arguments (contracts.cpp). Private to interp/.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace minic::interp {

/// The highest number that an argument may be asked by, glibc's limit.
constexpr uint32_t kMaxArguments = 4096;

enum class ArgumentKind : uint8_t { Word, Float, LongDouble };

/// Of printf and scanf: an argument that is a floating-point number, or points to one.
bool isFloatConversion(char kind);

/// A conversion of printf: `%n$`, flags, width, precision, length, kind.
struct Conversion {
  /// A width or a precision: digits, or `*` for an argument.
  struct Field {
    std::string digits;
    bool isArgument = false;
    uint32_t argument = 0;
  };
  std::string text;       // with the `%`
  uint32_t argument = 0;  // 0: the next one
  std::string flags;
  Field width, precision;
  bool hasPrecision = false;
  std::string length;
  char kind = 0;  // 0: the format ends before

  ArgumentKind argumentKind() const {
    if (!isFloatConversion(kind)) return ArgumentKind::Word;
    return length == "L" ? ArgumentKind::LongDouble : ArgumentKind::Float;
  }
};
/// Reads the conversion after its `%`, and moves `at` past it.
Conversion readConversion(const char*& at);

/// A conversion of scanf: `%n$` or `*`, width, length, kind.
struct ScanConversion {
  std::string text;       // with the `%`, without the number of the argument
  uint32_t argument = 0;  // 0: the next one
  bool isSuppressed = false;
  std::optional<uint64_t> width;
  std::string length;
  char kind = 0;  // `[` for a set; 0: the format ends before

  bool stores() const { return !isSuppressed && kind != '%'; }
};
ScanConversion readScanConversion(const char*& at);

}  // namespace minic::interp
