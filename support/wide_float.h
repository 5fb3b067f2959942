// Numbers with up to 113 bits of precision and an exponent of 15 bits: what x87's extended format
// and IEEE's binary128 can hold, whatever machine the compiler runs on. An operation computes
// exactly and rounds once, to nearest or even, to the precision of a format. A number that one
// format holds, the wider ones hold too.
// Source: IEEE 754-2008; Intel 64 and IA-32 Architectures Software Developer's Manual, 4.2.2.
#pragma once

#include <cstdint>
#include <string_view>

namespace minic {

using Int128 = __int128;
using UInt128 = unsigned __int128;

/// A binary format: its precision in bits, the leading one among them, and its exponents.
struct FloatFormat {
  int precision, minExponent, maxExponent;
};
inline constexpr FloatFormat kSingle{24, -126, 127}, kDouble{53, -1022, 1023},
    kX87{64, -16382, 16383}, kBinary128{113, -16382, 16383};

/// A pattern of up to 128 bits, as memory holds it: the first 8 bytes are `low`.
struct WideBits {
  uint64_t low = 0, high = 0;
  bool operator==(const WideBits&) const = default;
};

class WideFloat {
 public:
  enum Kind : uint8_t { Zero, Finite, Infinity, NaN };

  WideFloat() = default;  ///< positive zero
  static WideFloat of(double number);
  static WideFloat ofHost(long double number);
  static WideFloat of(UInt128 number, const FloatFormat& format);
  /// A NaN whose fraction ends with the bits of `payload`. A signaling one without a payload has
  /// the bit below that of the quiet ones.
  static WideFloat nan(UInt128 payload, bool isQuiet, const FloatFormat& format);
  static WideFloat ofSigned(Int128 number, const FloatFormat& format);
  /// Of the format x87 (10 bytes) or binary128.
  static WideFloat fromBits(WideBits bits, const FloatFormat& format);
  /// A constant of C without its suffix, decimal or hexadecimal.
  static WideFloat parse(std::string_view digits, const FloatFormat& format);

  WideBits bits(const FloatFormat& format) const;
  WideFloat rounded(const FloatFormat& format) const;
  double toDouble() const;
  float toFloat() const;
  long double toHost() const;  ///< what the host's type has of it
  /// Rounds towards zero. False: the number does not fit, `result` is as x86 has it (the smallest).
  bool toInteger(Int128& result) const;
  bool toUnsigned(UInt128& result) const;

  Kind kind() const { return kind_; }
  bool isNegative() const { return negative_; }  ///< the sign bit
  bool isZero() const { return kind_ == Zero; }
  bool isNan() const { return kind_ == NaN; }
  /// Below the smallest normal number of the format.
  bool isSubnormal(const FloatFormat& format) const {
    return kind_ == Finite && exponent_ < format.minExponent;
  }
  WideFloat quieted() const;  ///< as an operation returns its operand that is a NaN
  WideFloat negated() const;
  WideFloat withSign(bool negative) const;

  static WideFloat add(const WideFloat& a, const WideFloat& b, const FloatFormat& format);
  static WideFloat subtract(const WideFloat& a, const WideFloat& b, const FloatFormat& format);
  static WideFloat multiply(const WideFloat& a, const WideFloat& b, const FloatFormat& format);
  static WideFloat divide(const WideFloat& a, const WideFloat& b, const FloatFormat& format);
  /// libgcc's __powidf2 and its kin: by squaring, each product rounded.
  static WideFloat power(WideFloat base, int exponent, const FloatFormat& format);
  /// C's fmod, which is exact.
  static WideFloat remainder(const WideFloat& a, const WideFloat& b);
  /// 1: equal, 2: a is greater, 4: a is less, 8: unordered.
  static unsigned compare(const WideFloat& a, const WideFloat& b);

 private:
  static WideFloat special(Kind kind, bool negative);
  /// significand * 2^(exponent - 127), plus a little if `sticky`, rounded.
  static WideFloat round(bool negative, int exponent, UInt128 significand, bool sticky,
                         const FloatFormat& format);
  UInt128 magnitude(bool& fits) const;
  uint64_t nanFraction(int bits) const;

  Kind kind_ = Zero;
  bool negative_ = false;
  int exponent_ = 0;
  // Finite: bit 127 is set; the number is this * 2^(exponent - 127). NaN: the fraction at the top,
  // bit 127 set if quiet, or 0 for the default NaN.
  UInt128 significand_ = 0;
};

}  // namespace minic
