// See the header.
#include "support/wide_float.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <vector>

namespace minic {

namespace {

constexpr UInt128 kOne = 1, kTop = kOne << 127;
constexpr int kBias = 16383;

int leadingZeros(UInt128 number) {
  auto high = uint64_t(number >> 64);
  return high ? std::countl_zero(high) : 64 + std::countl_zero(uint64_t(number));
}

/// A whole number of any size, lowest digit first.
using Big = std::vector<uint32_t>;

void multiplyBy(Big& number, uint32_t factor, uint32_t plus = 0) {
  uint64_t carry = plus;
  for (uint32_t& digit : number) {
    carry += uint64_t(digit) * factor;
    digit = uint32_t(carry);
    carry >>= 32;
  }
  if (carry) number.push_back(uint32_t(carry));
}

void shiftLeft(Big& number, unsigned by) {
  for (; by >= 31; by -= 31) multiplyBy(number, uint32_t(1) << 31);
  if (by) multiplyBy(number, uint32_t(1) << by);
}

int bitLength(const Big& number) {
  return number.empty() ? 0 : int(number.size() * 32) - std::countl_zero(number.back());
}

bool isLess(const Big& a, const Big& b) {
  if (a.size() != b.size()) return a.size() < b.size();
  return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

/// a -= b, which is not larger.
void takeFrom(Big& a, const Big& b) {
  uint64_t borrow = 0;
  for (size_t i = 0; i < a.size(); ++i) {
    uint64_t take = borrow + (i < b.size() ? b[i] : 0);
    borrow = a[i] < take;
    a[i] = uint32_t(a[i] - take);
  }
  while (!a.empty() && !a.back()) a.pop_back();
}

int digitOf(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') return (c | 0x20) - 'a' + 10;
  return -1;
}

}  // namespace

WideFloat WideFloat::special(Kind kind, bool negative) {
  WideFloat result;
  result.kind_ = kind;
  result.negative_ = negative;
  return result;
}

WideFloat WideFloat::round(bool negative, int exponent, UInt128 significand, bool sticky,
                           const FloatFormat& format) {
  if (!significand) return special(Zero, negative);
  int zeros = leadingZeros(significand);
  significand <<= zeros;
  exponent -= zeros;
  // A number below the smallest normal one has fewer bits.
  int keep = format.precision - std::max(0, format.minExponent - exponent);
  if (keep < 0) return special(Zero, negative);
  int drop = 128 - keep;
  UInt128 rest = keep ? significand << keep : significand;  // what is cut off, at the top
  UInt128 kept = keep ? significand >> drop : 0;
  bool isOdd = kept & 1;
  bool up = rest > kTop || (rest == kTop && (sticky || isOdd));
  kept += up;
  if (!kept) return special(Zero, negative);
  WideFloat result = special(Finite, negative);
  zeros = leadingZeros(kept);
  result.significand_ = kept << zeros;
  result.exponent_ = exponent + drop - zeros;
  return result.exponent_ > format.maxExponent ? special(Infinity, negative) : result;
}

WideFloat WideFloat::of(double number) {
  bool negative = std::signbit(number);
  if (std::isnan(number)) return special(NaN, negative);
  if (std::isinf(number)) return special(Infinity, negative);
  int exponent;
  double fraction = std::frexp(std::fabs(number), &exponent);
  auto whole = uint64_t(std::ldexp(fraction, 53));
  return round(negative, exponent - 53 + 127, whole, false, kBinary128);
}

WideFloat WideFloat::ofHost(long double number) {
  if (!std::isfinite(number)) return of(double(number));
  int exponent;
  long double scaled = std::ldexp(std::frexp(std::fabs(number), &exponent), 64);
  auto high = uint64_t(scaled);
  auto low = uint64_t(std::ldexp(scaled - static_cast<long double>(high), 64));
  return round(std::signbit(number), exponent - 1, UInt128(high) << 64 | low, false, kBinary128);
}

WideFloat WideFloat::of(UInt128 number, const FloatFormat& format) {
  return round(false, 127, number, false, format);
}

WideFloat WideFloat::ofSigned(Int128 number, const FloatFormat& format) {
  UInt128 magnitude = number < 0 ? 0 - UInt128(number) : UInt128(number);
  WideFloat result = of(magnitude, format);
  result.negative_ = number < 0;
  return result;
}

WideFloat WideFloat::nan(UInt128 payload, bool isQuiet, const FloatFormat& format) {
  WideFloat result = special(NaN, false);
  // Above the payload are the sign of quietness and, in x87's format, the leading bit.
  UInt128 fraction = payload << (129 - format.precision) << 1 >> 1;
  result.significand_ = isQuiet ? fraction | kTop : fraction ? fraction : kTop >> 1;
  return result;
}

WideFloat WideFloat::quieted() const {
  WideFloat result = *this;
  if (isNan() && significand_) result.significand_ |= kTop;
  return result;
}

WideFloat WideFloat::fromBits(WideBits bits, const FloatFormat& format) {
  bool isX87 = format.precision == kX87.precision;
  uint64_t top = isX87 ? bits.high & 0xFFFF : bits.high >> 48;
  bool negative = top >> 15;
  int exponent = int(top & 0x7FFF);
  // The significand with its leading bit at bit 127; x87 has that bit itself.
  UInt128 significand = isX87 ? UInt128(bits.low) << 64
                              : (UInt128(bits.high & 0xFFFFFFFFFFFF) << 64 | bits.low) << 15;
  if (exponent == 0x7FFF) {
    UInt128 payload = significand << 1;
    WideFloat result = special(payload ? NaN : Infinity, negative);
    result.significand_ = payload;
    return result;
  }
  if (!isX87 && exponent) significand |= kTop;
  return round(negative, (exponent ? exponent : 1) - kBias, significand, false, format);
}

WideBits WideFloat::bits(const FloatFormat& format) const {
  bool isX87 = format.precision == kX87.precision;
  UInt128 significand = 0;  // the leading bit at bit 127, or below in a denormal
  int exponent = 0;
  if (kind_ == Finite) {
    exponent = exponent_ + kBias;
    significand = exponent > 0 ? significand_ : significand_ >> (1 - exponent);
    exponent = std::max(exponent, 0);
  } else if (kind_ != Zero) {
    exponent = 0x7FFF;
    significand = kTop;
    if (kind_ == NaN) significand |= (significand_ ? significand_ : kTop) >> 1;
  }
  auto top = uint64_t(exponent) | uint64_t(negative_) << 15;
  if (isX87) return {uint64_t(significand >> 64), top};
  UInt128 fraction = significand << 1 >> 16;
  return {uint64_t(fraction), uint64_t(fraction >> 64) | top << 48};
}

WideFloat WideFloat::rounded(const FloatFormat& format) const {
  return kind_ == Finite ? round(negative_, exponent_, significand_, false, format) : *this;
}

WideFloat WideFloat::parse(std::string_view text, const FloatFormat& format) {
  bool isHex = text.size() > 1 && (text[1] | 0x20) == 'x';
  if (isHex) text.remove_prefix(2);
  Big number;
  int64_t exponent = 0;  // of 2 or of 10
  bool isFraction = false;
  size_t at = 0;
  for (; at < text.size(); ++at) {
    if (text[at] == '.') {
      isFraction = true;
      continue;
    }
    int digit = digitOf(text[at]);
    if (digit < 0 || (!isHex && digit > 9)) break;
    if (number.empty() && digit)
      number.push_back(uint32_t(digit));
    else
      multiplyBy(number, isHex ? 16 : 10, uint32_t(digit));
    if (isFraction) exponent -= isHex ? 4 : 1;
  }
  if (number.empty()) return {};
  if (at + 1 < text.size()) {
    ++at;
    bool negative = text[at] == '-';
    if (text[at] == '-' || text[at] == '+') ++at;
    int64_t stated = 0;
    for (; at < text.size() && stated < 1000000000; ++at) stated = stated * 10 + (text[at] - '0');
    exponent += negative ? -stated : stated;
  }
  Big divisor{1};
  if (!isHex) {
    // Larger is infinity and smaller is zero in every format, whatever the digits are.
    int64_t size = int64_t(bitLength(number)) * 30103 / 100000 + exponent;
    if (size > 5000) return special(Infinity, false);
    if (size < -5100) return {};
    for (int64_t i = exponent; i > 0; --i) multiplyBy(number, 10);
    for (int64_t i = exponent; i < 0; ++i) multiplyBy(divisor, 10);
    exponent = 0;
  }
  exponent = std::clamp<int64_t>(exponent, -200000000, 200000000);
  // Scaled so that the quotient is at least 1 and below 4; its bits one by one.
  int scale = bitLength(number) - bitLength(divisor);
  if (scale > 0) shiftLeft(divisor, unsigned(scale));
  if (scale < 0) shiftLeft(number, unsigned(-scale));
  UInt128 significand = 0;
  for (int i = 0; i < 126; ++i) {
    significand <<= 1;
    if (!isLess(number, divisor)) {
      takeFrom(number, divisor);
      significand |= 1;
    }
    multiplyBy(number, 2);
  }
  return round(false, int(scale + exponent) + 127 - 125, significand, !number.empty(), format);
}

/// The fraction of a NaN of a format with that many bits for it: never 0.
uint64_t WideFloat::nanFraction(int bits) const {
  auto fraction = uint64_t((significand_ ? significand_ : kTop) >> (128 - bits));
  return fraction ? fraction : uint64_t(1) << (bits - 1);
}

double WideFloat::toDouble() const {
  if (kind_ == NaN)
    return std::bit_cast<double>(uint64_t(negative_) << 63 | uint64_t(0x7FF) << 52 |
                                 nanFraction(52));
  WideFloat number = rounded(kDouble);
  double result = number.kind_ == Infinity ? double(HUGE_VAL)
                  : number.kind_ == Zero   ? 0
                                           : std::ldexp(double(uint64_t(number.significand_ >> 64)),
                                                        number.exponent_ - 63);
  return negative_ ? -result : result;
}

float WideFloat::toFloat() const {
  if (kind_ == NaN)
    return std::bit_cast<float>(uint32_t(negative_) << 31 | 0xFFu << 23 |
                                uint32_t(nanFraction(23)));
  return kind_ == Finite ? float(rounded(kSingle).toDouble()) : float(toDouble());
}

long double WideFloat::toHost() const {
  if (kind_ != Finite) return static_cast<long double>(toDouble());
  long double high = std::ldexp(static_cast<long double>(uint64_t(significand_ >> 64)), 64);
  long double whole = high + static_cast<long double>(uint64_t(significand_));
  long double result = std::ldexp(whole, exponent_ - 127);
  return negative_ ? -result : result;
}

UInt128 WideFloat::magnitude(bool& fits) const {
  fits = kind_ == Zero || (kind_ == Finite && exponent_ <= 127);
  if (kind_ != Finite || !fits || exponent_ < 0) return 0;
  return significand_ >> (127 - exponent_);
}

bool WideFloat::toInteger(Int128& result) const {
  bool fits;
  UInt128 whole = magnitude(fits);
  if (whole >= kTop && !(negative_ && whole == kTop)) fits = false;
  result = Int128(!fits ? kTop : negative_ ? 0 - whole : whole);
  return fits;
}

bool WideFloat::toUnsigned(UInt128& result) const {
  bool fits;
  result = magnitude(fits);
  return fits && (!negative_ || !result);
}

WideFloat WideFloat::negated() const { return withSign(!negative_); }

WideFloat WideFloat::withSign(bool negative) const {
  WideFloat result = *this;
  result.negative_ = negative;
  return result;
}

WideFloat WideFloat::add(const WideFloat& a, const WideFloat& b, const FloatFormat& format) {
  if (a.isNan()) return a.quieted();
  if (b.isNan()) return b.quieted();
  if (a.kind_ == Infinity)
    return b.kind_ == Infinity && a.negative_ != b.negative_ ? special(NaN, false) : a;
  if (b.kind_ == Infinity) return b;
  if (a.isZero() && b.isZero()) return special(Zero, a.negative_ && b.negative_);
  if (a.isZero()) return b.rounded(format);
  if (b.isZero()) return a.rounded(format);
  bool isSmaller =
      a.exponent_ != b.exponent_ ? a.exponent_ < b.exponent_ : a.significand_ < b.significand_;
  const WideFloat &large = isSmaller ? b : a, &small = isSmaller ? a : b;
  // A bit of room above; the lowest bits of both are zeros.
  UInt128 left = large.significand_ >> 1, right = small.significand_ >> 1;
  int distance = large.exponent_ - small.exponent_;
  bool sticky = distance && (distance > 127 || right << (128 - distance));
  right = distance > 127 ? 0 : right >> distance;
  UInt128 sum = a.negative_ == b.negative_ ? left + right : left - right - sticky;
  if (!sum) return special(Zero, false);
  return round(large.negative_, large.exponent_ + 1, sum, sticky, format);
}

WideFloat WideFloat::subtract(const WideFloat& a, const WideFloat& b, const FloatFormat& format) {
  return b.isNan() && !a.isNan() ? b.quieted() : add(a, b.negated(), format);
}

WideFloat WideFloat::multiply(const WideFloat& a, const WideFloat& b, const FloatFormat& format) {
  if (a.isNan()) return a.quieted();
  if (b.isNan()) return b.quieted();
  bool negative = a.negative_ != b.negative_;
  if (a.kind_ == Infinity || b.kind_ == Infinity)
    return a.isZero() || b.isZero() ? special(NaN, false) : special(Infinity, negative);
  if (a.isZero() || b.isZero()) return special(Zero, negative);
  uint64_t left[2] = {uint64_t(a.significand_), uint64_t(a.significand_ >> 64)};
  uint64_t right[2] = {uint64_t(b.significand_), uint64_t(b.significand_ >> 64)};
  UInt128 low = UInt128(left[0]) * right[0], high = UInt128(left[1]) * right[1];
  for (UInt128 middle : {UInt128(left[0]) * right[1], UInt128(left[1]) * right[0]}) {
    UInt128 sum = low + (middle << 64);
    high += (middle >> 64) + (sum < low);
    low = sum;
  }
  return round(negative, a.exponent_ + b.exponent_ + 1, high, low != 0, format);
}

WideFloat WideFloat::divide(const WideFloat& a, const WideFloat& b, const FloatFormat& format) {
  if (a.isNan()) return a.quieted();
  if (b.isNan()) return b.quieted();
  bool negative = a.negative_ != b.negative_;
  if (a.kind_ == b.kind_ && a.kind_ != Finite) return special(NaN, false);
  if (a.kind_ == Infinity || b.isZero()) return special(Infinity, negative);
  if (a.isZero() || b.kind_ == Infinity) return special(Zero, negative);
  UInt128 rest = a.significand_ >> 1, divisor = b.significand_ >> 1, quotient = 0;
  for (int i = 0; i < 128; ++i) {
    quotient <<= 1;
    if (rest >= divisor) {
      rest -= divisor;
      quotient |= 1;
    }
    rest <<= 1;
  }
  return round(negative, a.exponent_ - b.exponent_, quotient, rest != 0, format);
}

WideFloat WideFloat::power(WideFloat base, int exponent, const FloatFormat& format) {
  unsigned left = exponent < 0 ? 0 - unsigned(exponent) : unsigned(exponent);
  const WideFloat one = of(1.0);
  WideFloat result = left & 1 ? base : one;
  while (left >>= 1) {
    base = multiply(base, base, format);
    if (left & 1) result = multiply(result, base, format);
  }
  return exponent < 0 ? divide(one, result, format) : result;
}

WideFloat WideFloat::remainder(const WideFloat& a, const WideFloat& b) {
  if (a.isNan()) return a.quieted();
  if (b.isNan()) return b.quieted();
  if (a.kind_ == Infinity || b.isZero()) return special(NaN, false);
  if (a.isZero() || b.kind_ == Infinity || a.exponent_ < b.exponent_) return a;
  UInt128 rest = a.significand_ >> 1, divisor = b.significand_ >> 1;
  for (int i = a.exponent_ - b.exponent_;; --i) {
    if (rest >= divisor) rest -= divisor;
    if (i == 0 || !rest) break;
    rest <<= 1;
  }
  return round(a.negative_, b.exponent_ + 1, rest, false, kBinary128);
}

unsigned WideFloat::compare(const WideFloat& a, const WideFloat& b) {
  if (a.isNan() || b.isNan()) return 8;
  if (a.isZero() && b.isZero()) return 1;
  // By magnitude, then by sign.
  auto key = [](const WideFloat& number) {
    return number.kind_ == Finite ? number.exponent_ : number.isZero() ? -100000 : 100000;
  };
  int left = key(a), right = key(b);
  if (a.negative_ != b.negative_) return a.negative_ ? 4 : 2;
  if (left == right && a.significand_ == b.significand_) return 1;
  bool isLess = left != right ? left < right : a.significand_ < b.significand_;
  return isLess != a.negative_ ? 4 : 2;
}

}  // namespace minic
