// Functions of the C library that are seldom called, under the names of built-in functions.
#include <stdio.h>

int main(void) {
  volatile double d = 2.5, e = -3.5;
  volatile float f = 2.5f, g = -3.25f;
  volatile long double l = 2.5L, m = -3.75L;
  int quotient;
  printf("%g %g %Lg\n", __builtin_scalbln(d, 3), __builtin_scalblnf(f, -1), __builtin_scalblnl(l, 4));
  printf("%g", __builtin_remquo(d, e, &quotient));
  printf(" %d", quotient);
  printf(" %g", __builtin_remquof(g, f, &quotient));
  printf(" %d", quotient);
  printf(" %Lg", __builtin_remquol(m, l, &quotient));
  printf(" %d\n", quotient);
  printf("%a %a %d\n", __builtin_nexttoward(d, l + 1), __builtin_nexttowardf(f, m), __builtin_nexttowardl(m, l) > m);
  printf("%g %g %Lg\n", __builtin_exp10(2), __builtin_exp10f(-1), __builtin_exp10l(3));
  printf("%g %g %Lg\n", __builtin_drem(d, e), __builtin_dremf(f, g), __builtin_dreml(l, m));
  printf("%g %g %Lg\n", __builtin_significand(d), __builtin_significandf(g), __builtin_significandl(m * 4));
  char to[8] = {0}, from[8] = "abcdef";
  __builtin_bcopy(from, to, 3);
  printf("%s %d %d\n", to, __builtin_bcmp(to, from, 3), __builtin_bcmp(to, from, 4) != 0);
  printf("%d %s\n", (int)(__builtin_stpncpy(to, from, 5) - to), to);
  printf("%ld\n", (long)__builtin_imaxabs(-7));
  __builtin_putchar_unlocked('\n');
  __builtin_fputs_unlocked("end\n", stdout);
  return 0;
}
