// long double in the interpreter: what lowerLongDoubles() leaves (minic's own intrinsics on
// x86_fp80 in memory, and libgcc's functions on fp128 in two words), computed exactly on any host,
// and the functions of the C library, computed by the host's with the precision of its own long
// double.
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <tuple>

#include "interp/library/host.h"

namespace minic::interp {

const FloatFormat& longDoubleFormat(const HostCall& c) {
  return c.interp.target().longDouble == LongDoubleFormat::X87 ? kX87 : kBinary128;
}

bool isX87(const HostCall& c) { return c.interp.target().longDouble == LongDoubleFormat::X87; }

WideFloat readLongDouble(const HostCall& c, uint64_t address) {
  WideBits bits;
  const size_t size = isX87(c) ? 10 : 16;
  std::memcpy(static_cast<void*>(&bits), c.space().need(address, size), size);
  return WideFloat::fromBits(bits, longDoubleFormat(c));
}

void writeLongDouble(const HostCall& c, uint64_t address, const WideFloat& number) {
  WideBits bits = number.bits(longDoubleFormat(c));
  const size_t size = isX87(c) ? 10 : 16;
  std::memcpy(c.space().need(address, size), &bits, size);
}

WideFloat takeLongDouble(const HostCall& c, uint32_t& at) {
  if (isX87(c)) return readLongDouble(c, c.args[at++]);
  WideBits bits{c.args[at], c.args[at + 1]};
  at += 2;
  return WideFloat::fromBits(bits, kBinary128);
}

namespace {

void setLongDouble(HostCall& c, const WideFloat& number) {
  WideBits bits = number.bits(longDoubleFormat(c));
  if (isX87(c))
    c.interp.x87Result = bits;
  else
    c.result = bits.low, c.upperResult = bits.high;
}

// ---- x86_fp80 in memory

using Operation = WideFloat (*)(const WideFloat&, const WideFloat&, const FloatFormat&);

template <Operation operation>
void compute(HostCall& c) {
  WideFloat a = readLongDouble(c, c.args[1]), b = readLongDouble(c, c.args[2]);
  writeLongDouble(c, c.args[0], operation(a, b, kX87));
}

/// Whether one of these relations holds (see WideFloat::compare).
template <unsigned relations>
void compare(HostCall& c) {
  WideFloat a = readLongDouble(c, c.args[0]), b = readLongDouble(c, c.args[1]);
  c.set(-int32_t((WideFloat::compare(a, b) & relations) != 0));
}

/// The T at the address becomes an x86_fp80.
template <class T>
void extend(HostCall& c) {
  T number = c.read<T>(c.args[0]);
  if constexpr (std::is_integral_v<T>)
    writeLongDouble(c, c.args[0], WideFloat::ofSigned(number, kX87));
  else
    writeLongDouble(c, c.args[0], WideFloat::of(double(number)));
}

template <class T>
void store(HostCall& c, T number) {
  c.write(c.args[0], number);
}

/// Towards zero; the smallest integer if there is none.
int64_t toInt64(const WideFloat& number) {
  Int128 whole;
  bool fits = number.toInteger(whole) && whole == int64_t(whole);
  return fits ? int64_t(whole) : INT64_MIN;
}

// ---- fp128 in words

template <Operation operation>
void compute128(HostCall& c) {
  uint32_t at = 0;
  WideFloat a = takeLongDouble(c, at), b = takeLongDouble(c, at);
  setLongDouble(c, operation(a, b, kBinary128));
}

/// libgcc's results: the sign of a - b, or `unordered`.
template <int unordered>
void compare128(HostCall& c) {
  uint32_t at = 0;
  WideFloat a = takeLongDouble(c, at), b = takeLongDouble(c, at);
  unsigned relation = WideFloat::compare(a, b);
  c.set(int64_t(relation == 1 ? 0 : relation == 2 ? 1 : relation == 4 ? -1 : unordered));
}

WideFloat first(const HostCall& c) {
  uint32_t at = 0;
  return takeLongDouble(c, at);
}

UInt128 integer128(const HostCall& c) { return UInt128(c.args[1]) << 64 | c.args[0]; }
void setInteger(HostCall& c, UInt128 value) {
  c.result = uint64_t(value);
  c.upperResult = uint64_t(value >> 64);
}
UInt128 toSigned(const WideFloat& number) {
  Int128 result;
  number.toInteger(result);
  return UInt128(result);
}
UInt128 toUnsigned(const WideFloat& number) {
  UInt128 result;
  number.toUnsigned(result);
  return result;
}

// ---- the C library

template <class T>
T take(HostCall& c, uint32_t& at) {
  if constexpr (std::is_same_v<T, long double>)
    return takeLongDouble(c, at).toHost();
  else if constexpr (std::is_pointer_v<T>)
    return c.pointer<std::remove_pointer_t<T>>(at++);
  else if constexpr (std::is_same_v<T, double>)
    return c.f64(at++);
  else if constexpr (std::is_same_v<T, float>)
    return c.f32(at++);
  else
    return T(c.args[at++]);
}

template <auto function, class R, class... A>
void forward(HostCall& c, R (*)(A...)) {
  uint32_t at = 0;
  std::tuple<A...> args{take<A>(c, at)...};  // in this order
  R result = std::apply(function, args);
  if constexpr (std::is_same_v<R, long double>)
    setLongDouble(c, WideFloat::ofHost(result));
  else if constexpr (sizeof(R) <= 4 && std::is_integral_v<R>)
    c.set(int32_t(result));
  else
    c.set(result);
}

void split(HostCall& c) {
  uint32_t at = 0;
  long double whole, fraction = modfl(takeLongDouble(c, at).toHost(), &whole);
  writeLongDouble(c, c.args[at], WideFloat::ofHost(whole));
  setLongDouble(c, WideFloat::ofHost(fraction));
}

/// strtold: the host says how long the number is.
void parse(HostCall& c) {
  char* end = nullptr;
  const char* text = c.pointer(0);
  long double host = strtold(text, &end);
  WideFloat number = WideFloat::ofHost(host);
  if (WideFloat::Finite == number.kind()) {
    bool negative = number.isNegative();
    text += std::strspn(text, " \t\n\v\f\r");
    text += *text == '-' || *text == '+';
    std::string_view digits(text, size_t(end - text));
    number = WideFloat::parse(digits, longDoubleFormat(c)).withSign(negative);
  }
  if (c.args[1]) c.write(c.args[1], c.space().addressOf(end));
  setLongDouble(c, number);
}

void power(HostCall& c) {
  uint32_t at = 0;
  WideFloat base = takeLongDouble(c, at);
  setLongDouble(c, WideFloat::power(base, c.i32(at), longDoubleFormat(c)));
}

int32_t classify(HostCall& c) {
  WideFloat number = first(c);
  if (number.kind() != WideFloat::Finite)
    return number.isNan() ? FP_NAN : number.isZero() ? FP_ZERO : FP_INFINITE;
  return number.isSubnormal(longDoubleFormat(c)) ? FP_SUBNORMAL : FP_NORMAL;
}

#if !defined(__GLIBC__)
// Functions that other C libraries lack.
long double dreml(long double a, long double b) { return remainderl(a, b); }
long double significandl(long double a) { return a == 0 ? a : scalbnl(a, -ilogbl(a)); }
#endif

#define M(name)                                            \
  {                                                        \
#name, 1, [](HostCall & c) { forward<name>(c, name); } \
  }

const HostEntry kLongDoubleFunctions[] = {
    {"__addtf3", 4, compute128<WideFloat::add>},
    {"__subtf3", 4, compute128<WideFloat::subtract>},
    {"__multf3", 4, compute128<WideFloat::multiply>},
    {"__divtf3", 4, compute128<WideFloat::divide>},
    {"__eqtf2", 4, compare128<1>},
    {"__lttf2", 4, compare128<1>},
    {"__letf2", 4, compare128<1>},
    {"__gttf2", 4, compare128<-1>},
    {"__getf2", 4, compare128<-1>},
    F(__unordtf2, 4, uint32_t at = 0; WideFloat a = takeLongDouble(c, at);
      c.set(int64_t(a.isNan() || takeLongDouble(c, at).isNan()))),
    F(__extenddftf2, 1, setLongDouble(c, WideFloat::of(c.f64(0)))),
    F(__extendsftf2, 1, setLongDouble(c, WideFloat::of(double(c.f32(0))))),
    F(__trunctfdf2, 2, c.set(first(c).toDouble())),
    F(__trunctfsf2, 2, c.set(first(c).toFloat())),
    F(__floatditf, 1, setLongDouble(c, WideFloat::ofSigned(int64_t(c.args[0]), kBinary128))),
    F(__floatunditf, 1, setLongDouble(c, WideFloat::of(UInt128(c.args[0]), kBinary128))),
    F(__fixtfdi, 2, c.set(toInt64(first(c)))),
    F(__fixunstfdi, 2, c.result = uint64_t(toUnsigned(first(c)))),
    F(__floattitf, 2, setLongDouble(c, WideFloat::ofSigned(Int128(integer128(c)), kBinary128))),
    F(__floatuntitf, 2, setLongDouble(c, WideFloat::of(integer128(c), kBinary128))),
    F(__fixtfti, 2, setInteger(c, toSigned(first(c)))),
    F(__fixunstfti, 2, setInteger(c, toUnsigned(first(c)))),
    F(__floattixf, 2, setLongDouble(c, WideFloat::ofSigned(Int128(integer128(c)), kX87))),
    F(__floatuntixf, 2, setLongDouble(c, WideFloat::of(integer128(c), kX87))),
    F(__fixxfti, 1, setInteger(c, toSigned(first(c)))),
    F(__fixunsxfti, 1, setInteger(c, toUnsigned(first(c)))),
    {"__powixf2", 2, power},
    {"__powitf2", 3, power},
    F(__fpclassifyl, 1, c.set(classify(c))),
    F(__isnanl, 1, c.set(int32_t(first(c).isNan()))),
    F(isnanl, 1, c.set(int32_t(first(c).isNan()))),
    F(__isinfl, 1, WideFloat x = first(c); c.set(int32_t(x.kind() != WideFloat::Infinity ? 0
                                                         : x.isNegative()                ? -1
                                                                                         : 1))),
    F(__finitel, 1, WideFloat x = first(c);
      c.set(int32_t(x.isZero() || x.kind() == WideFloat::Finite))),
    F(__signbitl, 1, c.set(int32_t(first(c).isNegative()))),
    F(fabsl, 1, setLongDouble(c, first(c).withSign(false))),
    F(copysignl, 1, uint32_t at = 0; WideFloat a = takeLongDouble(c, at);
      setLongDouble(c, a.withSign(takeLongDouble(c, at).isNegative()))),
    F(fmodl, 1, uint32_t at = 0; WideFloat a = takeLongDouble(c, at);
      setLongDouble(c, WideFloat::remainder(a, takeLongDouble(c, at)))),
    {"modfl", 2, split},
    {"strtold", 2, parse},
    M(sqrtl),
    M(cbrtl),
    M(sinl),
    M(cosl),
    M(tanl),
    M(asinl),
    M(acosl),
    M(atanl),
    M(sinhl),
    M(coshl),
    M(tanhl),
    M(asinhl),
    M(acoshl),
    M(atanhl),
    M(expl),
    M(exp2l),
    M(expm1l),
    M(logl),
    M(log2l),
    M(log10l),
    M(log1pl),
    M(logbl),
    M(floorl),
    M(ceill),
    M(roundl),
    M(truncl),
    M(rintl),
    M(nearbyintl),
    M(erfl),
    M(erfcl),
    M(tgammal),
    M(lgammal),
    M(lroundl),
    M(llroundl),
    M(lrintl),
    M(llrintl),
    M(ilogbl),
    M(powl),
    M(atan2l),
    M(hypotl),
    M(fmaxl),
    M(fminl),
    M(fdiml),
    M(remainderl),
    M(nextafterl),
    M(fmal),
    M(ldexpl),
    M(scalbnl),
    M(scalblnl),
    M(remquol),
    M(exp10l),
    M(nexttowardl),
    M(frexpl),
    M(nanl),
    // of double and float
    M(exp10),
    M(exp10f),
    M(drem),
    M(dremf),
    M(significand),
    M(significandf),
    // Some hosts overload this name.
    {"nexttoward", 1,
     [](HostCall& c) {
       constexpr double (*of)(double, long double) = nexttoward;
       forward<of>(c, of);
     }},
    M(nexttowardf),
    M(dreml),
    M(significandl),
};

const HostEntry kLongDoubleIntrinsics[] = {
    {"minic.x87.add", 3, compute<WideFloat::add>},
    {"minic.x87.sub", 3, compute<WideFloat::subtract>},
    {"minic.x87.mul", 3, compute<WideFloat::multiply>},
    {"minic.x87.div", 3, compute<WideFloat::divide>},
    {"minic.x87.gt", 2, compare<2>},
    {"minic.x87.ge", 2, compare<3>},
    {"minic.x87.ueq", 2, compare<9>},
    {"minic.x87.uno", 2, compare<8>},
    {"minic.x87.ext32", 1, extend<float>},
    {"minic.x87.ext64", 1, extend<double>},
    {"minic.x87.int64", 1, extend<int64_t>},
    {"minic.x87.trunc32", 2, [](HostCall& c) { store(c, readLongDouble(c, c.args[1]).toFloat()); }},
    {"minic.x87.trunc64", 2,
     [](HostCall& c) { store(c, readLongDouble(c, c.args[1]).toDouble()); }},
    {"minic.x87.toint", 2, [](HostCall& c) { store(c, toInt64(readLongDouble(c, c.args[1]))); }},
    {"minic.x87.result", 1,
     [](HostCall& c) { std::memcpy(c.pointer(0, 10), &c.interp.x87Result, 10); }},
    {"minic.x87.return", 1,
     [](HostCall& c) {
       std::memcpy(static_cast<void*>(&c.interp.x87Result), c.pointer(0, 10), 10);
     }},
};

#undef M

}  // namespace

std::span<const HostEntry> longDoubleFunctions() { return kLongDoubleFunctions; }
std::span<const HostEntry> longDoubleIntrinsics() { return kLongDoubleIntrinsics; }

}  // namespace minic::interp
