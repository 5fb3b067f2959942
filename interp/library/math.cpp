// The functions of math.h and the arithmetic of libgcc, for interpreted programs. Those of long
// double are in long_double.cpp.
#include <cmath>

#include "interp/library/host.h"

namespace minic::interp {

namespace {

int32_t infinitySign(double value) { return !std::isinf(value) ? 0 : value < 0 ? -1 : 1; }

/// libgcc's functions on integers of 128 bits.
template <class T>
T wide(const HostCall& c, uint32_t first) {
  return T((unsigned __int128)(c.args[first + 1]) << 64 | c.args[first]);
}
void setWide(HostCall& c, unsigned __int128 value) {
  c.result = uint64_t(value);
  c.upperResult = uint64_t(value >> 64);
}
template <class T>
void divide(HostCall& c, bool remainder) {
  T a = wide<T>(c, 0), b = wide<T>(c, 2);
  if (b == 0) {
    c.interp.fail(136, Msg::RunDivisionByZero);
    return;
  }
  // (The smallest number divided by -1 overflows; the low bits of both results are those of 0 - a.)
  if (b == T(-1) && T(-1) < 0) return setWide(c, remainder ? 0 : 0 - (unsigned __int128)(a));
  setWide(c, remainder ? a % b : a / b);
}

#define MATH1(name)                                                \
  F(name, 1, c.set(std::name(c.f64(0)))), {                        \
#name "f", 1, [](HostCall & c) { c.set(std::name(c.f32(0))); } \
  }
#define MATH2(name)                                                          \
  F(name, 2, c.set(std::name(c.f64(0), c.f64(1)))), {                        \
#name "f", 2, [](HostCall & c) { c.set(std::name(c.f32(0), c.f32(1))); } \
  }

const HostEntry kMathFunctions[] = {
    MATH1(sqrt),
    MATH1(cbrt),
    MATH1(sin),
    MATH1(cos),
    MATH1(tan),
    MATH1(asin),
    MATH1(acos),
    MATH1(atan),
    MATH1(sinh),
    MATH1(cosh),
    MATH1(tanh),
    MATH1(asinh),
    MATH1(acosh),
    MATH1(atanh),
    MATH1(exp),
    MATH1(exp2),
    MATH1(expm1),
    MATH1(log),
    MATH1(log2),
    MATH1(log10),
    MATH1(log1p),
    MATH1(logb),
    MATH1(fabs),
    MATH1(floor),
    MATH1(ceil),
    MATH1(round),
    MATH1(trunc),
    MATH1(rint),
    MATH1(nearbyint),
    MATH1(erf),
    MATH1(erfc),
    MATH1(tgamma),
    MATH1(lgamma),
    MATH1(lround),
    MATH1(llround),
    MATH1(lrint),
    MATH1(llrint),
    MATH1(ilogb),
    MATH2(pow),
    MATH2(fmod),
    MATH2(atan2),
    MATH2(hypot),
    MATH2(fmax),
    MATH2(fmin),
    MATH2(fdim),
    MATH2(copysign),
    MATH2(remainder),
    MATH2(nextafter),
    F(fma, 3, c.set(std::fma(c.f64(0), c.f64(1), c.f64(2)))),
    F(fmaf, 3, c.set(std::fma(c.f32(0), c.f32(1), c.f32(2)))),
    F(ldexp, 2, c.set(std::ldexp(c.f64(0), c.i32(1)))),
    F(ldexpf, 2, c.set(std::ldexp(c.f32(0), c.i32(1)))),
    F(scalbn, 2, c.set(std::scalbn(c.f64(0), c.i32(1)))),
    F(scalbnf, 2, c.set(std::scalbn(c.f32(0), c.i32(1)))),
    F(scalbln, 2, c.set(std::scalbln(c.f64(0), long(c.args[1])))),
    F(scalblnf, 2, c.set(std::scalbln(c.f32(0), long(c.args[1])))),
    F(remquo, 3, c.set(std::remquo(c.f64(0), c.f64(1), c.pointer<int>(2)))),
    F(remquof, 3, c.set(std::remquo(c.f32(0), c.f32(1), c.pointer<int>(2)))),
    F(frexp, 2, c.set(std::frexp(c.f64(0), c.pointer<int>(1)))),
    F(frexpf, 2, c.set(std::frexp(c.f32(0), c.pointer<int>(1)))),
    F(modf, 2, c.set(std::modf(c.f64(0), c.pointer<double>(1)))),
    F(modff, 2, c.set(std::modf(c.f32(0), c.pointer<float>(1)))),
    F(nan, 1, c.set(std::nan(c.pointer(0)))),
    F(nanf, 1, c.set(std::nanf(c.pointer(0)))),
    // libgcc
    F(__powidf2, 2, c.set(__builtin_powi(c.f64(0), c.i32(1)))),
    F(__powisf2, 2, c.set(__builtin_powif(c.f32(0), c.i32(1)))),
    F(__multi3, 4, setWide(c, wide<unsigned __int128>(c, 0) * wide<unsigned __int128>(c, 2))),
    F(__divti3, 4, divide<__int128>(c, false)),
    F(__modti3, 4, divide<__int128>(c, true)),
    F(__udivti3, 4, divide<unsigned __int128>(c, false)),
    F(__umodti3, 4, divide<unsigned __int128>(c, true)),
    F(__floattidf, 2, c.set(double(wide<__int128>(c, 0)))),
    F(__floattisf, 2, c.set(float(wide<__int128>(c, 0)))),
    F(__floatuntidf, 2, c.set(double(wide<unsigned __int128>(c, 0)))),
    F(__floatuntisf, 2, c.set(float(wide<unsigned __int128>(c, 0)))),
    F(__fixdfti, 1, setWide(c, (unsigned __int128)((__int128)(c.f64(0))))),
    F(__fixsfti, 1, setWide(c, (unsigned __int128)((__int128)(c.f32(0))))),
    F(__fixunsdfti, 1, setWide(c, (unsigned __int128)(c.f64(0)))),
    F(__fixunssfti, 1, setWide(c, (unsigned __int128)(c.f32(0)))),
    // the classifying macros of glibc's math.h
    F(__fpclassify, 1, c.set(int32_t(std::fpclassify(c.f64(0))))),
    F(__fpclassifyf, 1, c.set(int32_t(std::fpclassify(c.f32(0))))),
    F(__isnan, 1, c.set(int32_t(std::isnan(c.f64(0))))),
    F(__isnanf, 1, c.set(int32_t(std::isnan(c.f32(0))))),
    F(__isinf, 1, c.set(infinitySign(c.f64(0)))),
    F(__isinff, 1, c.set(infinitySign(double(c.f32(0))))),
    F(__finite, 1, c.set(int32_t(std::isfinite(c.f64(0))))),
    F(__finitef, 1, c.set(int32_t(std::isfinite(c.f32(0))))),
    F(__signbit, 1, c.set(int32_t(std::signbit(c.f64(0))))),
    F(__signbitf, 1, c.set(int32_t(std::signbit(c.f32(0))))),
};

#undef MATH1
#undef MATH2

}  // namespace

std::span<const HostEntry> mathFunctions() { return kMathFunctions; }

}  // namespace minic::interp
