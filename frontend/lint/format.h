// The format strings of printf and scanf, parsed, and the types of their conversions. C17
// 7.21.6.1 and 7.21.6.2 with POSIX's `%1$d`; the warnings are clang's
// (clang/lib/AST/FormatString.cpp, Sema::CheckFormatArguments).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace minic {

enum class FormatLength : uint8_t { None, hh, h, l, ll, j, z, t, L };

/// One `%...` of a format; positions are offsets into the string.
struct FormatDirective {
  enum Amount : uint8_t { Absent, Number, Argument };
  uint32_t begin = 0, end = 0;
  uint32_t conversionAt = 0;
  char conversion = 0;  ///< 0: the string ends before it; `[` for a set of scanf
  FormatLength length = FormatLength::None;
  std::string_view lengthText;
  std::string_view flags;
  Amount width = Absent, precision = Absent;
  uint32_t widthArgument = 0, precisionArgument = 0;  ///< positions of `*2$`, from 1; 0: the next
  uint32_t widthAt = 0, precisionAt = 0;
  uint32_t position = 0;     ///< of `%2$d`, from 1; 0: the next
  bool suppressed = false;   ///< scanf's `*`
  bool allocates = false;    ///< scanf's `m`, of POSIX: the argument points to a pointer
  bool zeroWidth = false;    ///< scanf
  bool unclosedSet = false;  ///< scanf's `%[` without `]`

  bool has(char flag) const { return flags.find(flag) != flags.npos; }
};

std::vector<FormatDirective> parseFormat(std::string_view format, bool isScanf);

/// The function's format family by its name: the indices of the format and of the first argument
/// that it converts (0: a va_list).
struct FormatFunction {
  bool known = false, isScanf = false;
  uint32_t format = 0, firstArgument = 0;
};
FormatFunction formatFunction(std::string_view name);
/// The same of SysY's library.
FormatFunction sysyFormatFunction(std::string_view name);

}  // namespace minic
