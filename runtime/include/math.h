/* Includes the system's header. glibc's macros that classify numbers call functions where the
   compiler claims to be as old as minic does: __isnanl gives any number but 0, and each is a call.
   These are gcc's, whose results are 0 and 1. */
#include_next <math.h>

#ifndef MINIC_MATH_H
#define MINIC_MATH_H

#ifdef isnan
#undef isnan
#define isnan(x) __builtin_isnan(x)
#endif
#ifdef isinf
#undef isinf
#define isinf(x) __builtin_isinf_sign(x)
#endif
#ifdef isfinite
#undef isfinite
#define isfinite(x) __builtin_isfinite(x)
#endif
#ifdef isnormal
#undef isnormal
#define isnormal(x) __builtin_isnormal(x)
#endif

#endif
