/* isnan and its kin, by the macros of <math.h> and by GNU's built-in functions, on all floating types. */
#include <math.h>
#include <stdio.h>

#define KINDS(x)                                                                                   \
  printf("%d%d%d%d%d%d %d %d\n", isnan(x), isinf(x) != 0, isfinite(x), isnormal(x), \
         signbit(x) != 0, __builtin_isinf_sign(x), kind(fpclassify(x)),                            \
         __builtin_fpclassify(0, 1, 2, 3, 4, x))

int kind(int class) {
  return class == FP_NAN ? 0 : class == FP_INFINITE ? 1 : class == FP_NORMAL ? 2 : class == FP_SUBNORMAL ? 3 : 4;
}

int main(void) {
  volatile float f[] = {1, -0.0f, HUGE_VALF, -HUGE_VALF, 1e-40f, __builtin_nanf(""), -1e38f};
  volatile double d[] = {1, -0.0, HUGE_VAL, -HUGE_VAL, 1e-310, __builtin_nan(""), -1e308};
  volatile long double l[] = {1, -0.0L, HUGE_VALL, -HUGE_VALL, 1e-4940L, __builtin_nanl(""), -1e4932L};
  for (int i = 0; i < 7; i++) {
    KINDS(f[i]);
    KINDS(d[i]);
    KINDS(l[i]);
  }
  for (int i = 0; i < 7; i++)
    for (int k = 0; k < 7; k += 5)
      printf("%d%d%d%d%d%d%d\n", isgreater(l[i], l[k]), isgreaterequal(d[i], l[k]), isless(f[i], d[k]),
             islessequal(l[i], f[k]), islessgreater(d[i], d[k]), isunordered(f[i], l[k]), l[i] != l[k]);
  printf("%Lg %Lg %g\n", fabsl(l[6]), copysignl(2, l[3]), __builtin_fabs(d[6]));
  return __builtin_signbitl(l[3]) != 0;
}
