// A call that passes a record by value reads what is passed, at each call.
#include <stdio.h>
#define NOINLINE __attribute__((noinline))
struct S { long a[4]; };
NOINLINE long first(struct S s) { return s.a[0]; }
NOINLINE static long last(struct S s, int i) { s.a[1] += i; return s.a[1] + s.a[3]; }
union U { char bytes[40]; double d; };
NOINLINE double real(union U u) { return u.d; }
NOINLINE static unsigned long low(long a, long b, long c, long d, long e, __int128 x) { return (unsigned long)x + a + b + c + d + e; }
struct Two { long x, y; };
NOINLINE static long on_stack(long a, long b, long c, long d, long e, struct Two t) { return t.x * 10 + t.y + a + b + c + d + e; }
NOINLINE long forward(struct S s) { return first(s) + last(s, 1); }
NOINLINE long set_and_get(struct S s) { s.a[0] *= 2; return first(s); }
int main(void) {
  struct S x = {{1, 2, 3, 4}};
  long t = first(x);
  x.a[0] = 5;
  printf("%ld %ld\n", t, first(x));
  long sum = 0;
  for (int i = 0; i < 4; i++) { x.a[0] = i; x.a[3] = i * 2; sum = sum * 10 + first(x) + last(x, i); }
  printf("%ld\n", sum);
  union U u = {.d = 1.5};
  double d = real(u);
  u.d = 2.5;
  printf("%g %g\n", d, real(u));
  for (int k = 0; k < 4; k++) printf("%lu ", low(0, 0, 0, 0, 0, k + 60));
  struct Two two = {1, 2};
  for (int k = 0; k < 4; k++) { two.y = k; printf("%ld ", on_stack(0, 0, 0, 0, 0, two)); }
  long before = forward(x), before2 = set_and_get(x);
  x.a[0]++;
  x.a[3]++;
  printf("%ld %ld %ld %ld\n", before, forward(x), before2, set_and_get(x));
  return 0;
}
