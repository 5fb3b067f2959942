// The conversions in formats of printf and scanf, read.
#include "interp/library/format.h"

#include <algorithm>
#include <cctype>
#include <cstring>

namespace minic::interp {

namespace {

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }

/// Skips `n$`: n. 0: there is none.
uint32_t takeNumber(const char*& at) {
  const char* end = at;
  uint32_t number = 0;
  for (; isDigit(*end); ++end)
    number = std::min(number * 10 + uint32_t(*end - '0'), kMaxArguments + 1);
  if (end == at || *end != '$') return 0;
  at = end + 1;
  return number;
}

std::string takeLength(const char*& at) {
  std::string length;
  while (*at && std::strchr("hlLqjzt", *at)) length += *at++;
  return length;
}

Conversion::Field takeField(const char*& at) {
  Conversion::Field field;
  if (*at == '*') {
    field.isArgument = true;
    field.argument = takeNumber(++at);
  } else {
    while (isDigit(*at)) field.digits += *at++;
  }
  return field;
}

}  // namespace

bool isFloatConversion(char kind) { return kind && std::strchr("eEfFgGaA", kind); }

Conversion readConversion(const char*& at) {
  const char* begin = at;
  Conversion c;
  c.argument = takeNumber(at);
  while (*at && std::strchr("-+ #0'", *at)) c.flags += *at++;
  c.width = takeField(at);
  if (*at == '.') {
    c.hasPrecision = true;
    c.precision = takeField(++at);
  }
  c.length = takeLength(at);
  c.kind = *at;
  if (*at) ++at;
  c.text = "%" + std::string(begin, at);
  return c;
}

ScanConversion readScanConversion(const char*& at) {
  ScanConversion c;
  c.argument = takeNumber(at);
  const char* begin = at;
  if (*at == '*') c.isSuppressed = true, ++at;
  while (isDigit(*at)) c.width = c.width.value_or(0) * 10 + uint64_t(*at++ - '0');
  c.length = takeLength(at);
  c.kind = *at;
  if (*at) ++at;
  if (c.kind == '[') {
    if (*at == '^') ++at;
    if (*at == ']') ++at;
    while (*at && *at != ']') ++at;
    if (*at) ++at;
  }
  c.text = "%" + std::string(begin, at);
  return c;
}

}  // namespace minic::interp
