// Built-in names of functions of the mathematical library in all three precisions, and of places.
#include <stdio.h>
#include <string.h>
int printf(const char *, ...);
static int aligned(void *p) { return ((unsigned long)p & 63) == 0; }
static int line(void) { return __builtin_LINE(); }
int main(void) {
  volatile double d = 2.5;
  volatile float f = -1.25f;
  volatile long double l = 6.75L;
  int e;
  double whole;
  printf("%g %g %g %g %g\n", __builtin_round(d), __builtin_trunc(d), __builtin_rint(d), __builtin_nearbyint(d), __builtin_floor(d));
  printf("%g %g %g %g\n", __builtin_roundf(f), __builtin_truncf(f), __builtin_ceilf(f), __builtin_fabsf(f));
  printf("%Lg %Lg %Lg\n", __builtin_roundl(l), __builtin_truncl(l), __builtin_fmaxl(l, 9));
  printf("%g %g %g %g\n", __builtin_fmin(d, 1), __builtin_fmaxf(f, 1), __builtin_pow(d, 2), __builtin_powf(f, 2));
  printf("%ld %lld %ld\n", __builtin_lround(d), __builtin_llroundf(f), __builtin_lrintl(l));
  printf("%g %g %g %g\n", __builtin_fma(d, 2, 1), __builtin_fdim(d, 1), __builtin_hypot(3, 4), __builtin_cbrt(27));
  printf("%g %g %g\n", __builtin_exp2(3), __builtin_log2(8), __builtin_log10(1000));
  printf("%g %d %g %g\n", __builtin_logb(8), __builtin_ilogb(8), __builtin_scalbn(d, 3), __builtin_ldexpf(f, 2));
  double fraction = __builtin_frexp(12, &e);
  printf("%g %d ", fraction, e);
  fraction = __builtin_modf(d, &whole);
  printf("%g %g %g\n", fraction, whole, __builtin_remainder(5, 3));
  char *room = __builtin_alloca_with_align(100, 512), text[4] = "abc";
  room[99] = 1;
  char *same = __builtin_assume_aligned(text, 1);
  printf("%d %s %d %s %d\n", aligned(room), same, line(), __builtin_FUNCTION(), strstr(__builtin_FILE(), "c-builtin-library.c") != 0);
  return 0;
}
