// Arithmetic on wide floats against the host's own formats.
#include "support/wide_float.h"

#include <cfloat>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <random>

namespace minic {
namespace {

/// What an operation on doubles gives, computed with 53 bits.
double calculated(char op, double a, double b) {
  WideFloat x = WideFloat::of(a), y = WideFloat::of(b);
  return (op == '+'   ? WideFloat::add(x, y, kDouble)
          : op == '-' ? WideFloat::subtract(x, y, kDouble)
          : op == '*' ? WideFloat::multiply(x, y, kDouble)
          : op == '/' ? WideFloat::divide(x, y, kDouble)
                      : WideFloat::remainder(x, y))
      .toDouble();
}

bool same(double a, double b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}

TEST(WideFloat, ComputesAsTheHost) {
  std::mt19937_64 random(7);
  auto number = [&] {
    switch (random() % 6) {
      case 0: return double(int64_t(random() % 7)) - 3;
      case 1:
        return std::ldexp(double(random()), int(random() % 20) - 1100);  // around the denormals
      case 2: return std::ldexp(double(random()), 960 - int(random() % 5));
      default: {
        double near = std::ldexp(double(random()), int(random() % 120) - 60);
        return random() % 2 ? near : -near;
      }
    }
  };
  for (int i = 0; i < 20000; ++i) {
    double a = number(), b = number();
    EXPECT_PRED2(same, a + b, calculated('+', a, b)) << a << ' ' << b;
    EXPECT_PRED2(same, a - b, calculated('-', a, b)) << a << ' ' << b;
    EXPECT_PRED2(same, a * b, calculated('*', a, b)) << a << ' ' << b;
    if (b != 0) {
      EXPECT_PRED2(same, a / b, calculated('/', a, b)) << a << ' ' << b;
    }
    EXPECT_PRED2(same, std::fmod(a, b), calculated('%', a, b)) << a << ' ' << b;
    EXPECT_EQ(WideFloat::of(a).toFloat(), float(a));
    unsigned relation = a == b ? 1 : a > b ? 2 : 4;
    EXPECT_EQ(WideFloat::compare(WideFloat::of(a), WideFloat::of(b)), relation);
    for (const FloatFormat& format : {kX87, kBinary128})
      EXPECT_PRED2(same, WideFloat::fromBits(WideFloat::of(a).bits(format), format).toDouble(), a);
  }
}

TEST(WideFloat, ParsesExactly) {
  for (const char* text :
       {"0.1", "1e308", "2.2250738585072011e-308", "4.9e-324", "1.5e-400", "1e309",
        "123456789012345678901234567890", "0x1.8p3", "0x.8p-1074", "0x1p1024", "9007199254740993",
        "9007199254740992.999999999999999999999"})
    EXPECT_EQ(WideFloat::parse(text, kDouble).toDouble(), std::strtod(text, nullptr)) << text;
  // gcc's constants.
  EXPECT_EQ(WideFloat::parse("0.1", kX87).bits(kX87), (WideBits{0xcccccccccccccccd, 0x3ffb}));
  EXPECT_EQ(WideFloat::parse("0.1", kBinary128).bits(kBinary128),
            (WideBits{0x999999999999999a, 0x3ffb999999999999}));
  EXPECT_EQ(WideFloat::parse("1.18973149535723176502126385303097021e+4932", kX87).bits(kX87),
            (WideBits{~uint64_t(0), 0x7ffe}));
  EXPECT_EQ(WideFloat::parse("3.64519953188247460252840593361941982e-4951", kX87).bits(kX87),
            (WideBits{1, 0}));
  EXPECT_EQ(WideFloat::parse("1e99999999999", kX87).kind(), WideFloat::Infinity);
  EXPECT_TRUE(WideFloat::parse("1e-99999999999", kX87).isZero());
}

TEST(WideFloat, Integers) {
  Int128 whole;
  EXPECT_TRUE(WideFloat::of(-2.9).toInteger(whole));
  EXPECT_EQ(int64_t(whole), -2);
  EXPECT_FALSE(WideFloat::of(0x1p127).toInteger(whole));
  EXPECT_TRUE(WideFloat::of(-0x1p127).toInteger(whole));
  UInt128 magnitude;
  EXPECT_TRUE(WideFloat::of(0x1p127).toUnsigned(magnitude));
  EXPECT_TRUE(WideFloat::of(-0.5).toUnsigned(magnitude));
  EXPECT_FALSE(WideFloat::of(-1).toUnsigned(magnitude));
  // Halfway between two numbers of 64 bits: to the even one.
  EXPECT_EQ(WideFloat::of((UInt128(1) << 65) + 2, kX87).bits(kX87),
            (WideBits{uint64_t(1) << 63, 0x4040}));
}

}  // namespace
}  // namespace minic
