/* long double: arithmetic, conversions, calls, structs and unions, variable arguments. The results are
   exact in both formats, x87's and binary128. */
#include <float.h>
#include <stdarg.h>
#include <stdio.h>

typedef long double LD;
struct S { LD x; int y; };
struct W { LD x; };
struct M { char c; LD x; double d; };
union U { LD x; char b[16]; };
LD g = 3.25L, arr[] = {1, -2.5e300L, 2.0f, 0x1p-16000L};
struct M gm = {1, 2.5L, 3.5};
union U gu = {1.25L};
static const LD eighth = 1.0L / 8;
static LD counted = eighth * 4;

LD mix(int a, LD b, double c, LD d, float e, long f) { return a + b * c - d / e + f; }
LD fib(int n) {
  LD a = 0, b = 1;
  while (n--) {
    LD t = a + b;
    a = b;
    b = t;
  }
  return a;
}
struct S make(LD x, int y) {
  struct S s = {x, y};
  return s;
}
struct W wrap(LD x) {
  struct W w = {x};
  return w;
}
struct M pass(struct M m, LD k) {
  m.x *= k;
  m.d += k;
  m.c = m.x;
  return m;
}
LD sum(int n, ...) {
  va_list ap;
  va_start(ap, n);
  LD s = 0;
  while (n--) {
    int k = va_arg(ap, int);
    LD x = va_arg(ap, LD);
    s += x * k + va_arg(ap, double);
  }
  va_end(ap);
  return s;
}
LD factorial(int n) { return n < 2 ? 1.0L : n * factorial(n - 1); }
LD (*pointer)(int) = factorial;
int relations(LD a, LD b) {
  return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5;
}

int main(void) {
  printf("%d %d %d\n", (int)sizeof(LD), (int)_Alignof(LD), (int)sizeof(struct M));
  printf("%Lg %Lg %Lg %Lg %d\n", g, arr[1], arr[2], counted, arr[3] > 0);
  printf("%Lg %.0Lf %Lg %Lg\n", mix(1, 2.5L, 3.5, 7.5L, 3.0f, 100000000000L), fib(90), make(1.5L, 3).x, wrap(-7).x);
  struct M m = pass(gm, 3);
  printf("%d %Lg %g %Lg\n", m.c, m.x, m.d, gu.x);
  printf("%Lg %.0Lf\n", sum(5, 1, 2.5L, 3.5, 2, 1.25L, 1.5, 3, 1e10L, -1.0, 4, 2.0L, 0.0, 5, 6.0L, 7.0), pointer(18));
  LD nan = g - g;
  nan /= nan;
  printf("%d %d %d %d\n", relations(1, 2), relations(2, 1), relations(1, 1), relations(nan, 1));
  printf("%ld %d %lu %u %d\n", (long)-2.9L, (int)1e9L, (unsigned long)1.8e19L, (unsigned)4e9L, (int)(signed char)-3.7L);
  printf("%.0Lf %.0Lf %.0Lf %g %g\n", (LD)(unsigned long)-1, (LD)-5L, (LD)(unsigned)-1, (double)1.1L, (float)1.1L);
  LD x = 1;
  x += 2, x *= 3, x -= 0.5, x /= 4;
  LD before = x++;
  printf("%Lg %Lg %Lg %d %d\n", before, x--, -before, x && g, !x);
  int i = 3;
  i += 2.7L, i *= 1.5L;
  unsigned char small = 250;
  small += 3.5L;
  printf("%d %d\n", i, small);
  x = -0.0L;
  printf("%Lg %Lg %d\n", x, -x, x ? 1 : 2);
  printf("%s %d\n", _Generic(1.0L, double: "double", long double: "long double"), LDBL_MAX_EXP);
  LD a = 1, b = 2;
  for (i = 0; i < 5; i++) {
    LD t = a;
    a = b;
    b = t;
  }
  printf("%Lg %Lg\n", a, b);
  LD v;
  sscanf("12.5 7", "%Lf %d", &v, &i);
  printf("%10.3Lf|%-8Lg|%+Le %d\n", v, v, v, i);
  return (int)(gm.x * 4);
}
