/* __int128: constants, arithmetic, conversions, calls, variable arguments, structs and unions. */
#include <stdarg.h>
#include <stdio.h>
typedef __int128 I;
typedef unsigned __int128 U;
struct S {
  char c;
  I x;
  int y;
};
struct W {
  U x;
};
union X {
  U u;
  unsigned long h[2];
};
I g = -5;
U big = ((U)1 << 100) + 7;
static I arr[3] = {1, -2, (I)0x123456789abcdef << 64};
struct S gs = {1, (I)-3, 4};
__uint128_t tt = 3;
__int128_t ts = -3;
static void pr(U v) {
  union X x = {v};
  printf("%016lx%016lx\n", x.h[1], x.h[0]);
}
I add(I a, I b) { return a + b; }
U mulu(U a, U b) { return a * b; }
I mix(int a, I b, long c, I d, int e, I f) { return a + b * c - d / e + f; }
struct S pass(struct S s, I k) {
  s.x *= k;
  s.y += (int)k;
  return s;
}
struct W wrap(U x) {
  struct W w = {x};
  return w;
}
I sum(int n, ...) {
  va_list ap;
  va_start(ap, n);
  I s = 0;
  while (n--) {
    int k = va_arg(ap, int);
    I x = va_arg(ap, I);
    s += x * k + va_arg(ap, long);
  }
  va_end(ap);
  return s;
}
U fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
int rel(I a, I b) {
  return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5;
}
int relu(U a, U b) {
  return (a < b) | (a <= b) << 1 | (a > b) << 2 | (a >= b) << 3 | (a == b) << 4 | (a != b) << 5;
}
int main(void) {
  printf("%d %d %d %d\n", (int)sizeof(I), (int)_Alignof(I), (int)sizeof(struct S), (int)_Alignof(I));
  pr(g);
  pr(big);
  for (int i = 0; i < 3; i++) pr(arr[i]);
  pr(gs.x);
  pr(tt);
  pr(ts);
  pr(add(g, 7));
  pr(mulu(big, big));
  pr(mix(1, g, 3, big, -7, 9));
  struct S s = pass(gs, 11);
  printf("%d %d ", s.c, s.y);
  pr(s.x);
  pr(wrap(big).x);
  pr(sum(3, 1, (I)5, 6L, 2, (I)big, 7L, -3, g, 8L));
  pr(fact(30));
  printf("%d %d %d %d %d\n", rel(g, 1), rel(1, g), rel(g, g), relu(g, 1), relu(big, big + 1));
  U u = big;
  I i = g;
  for (int k = 0; k < 128; k += 13) {
    pr(u << k);
    pr(u >> k);
    pr(i >> k);
    pr(i << k);
  }
  pr(u / 10);
  pr(u % 1000);
  pr(i / 3);
  pr(i % 3);
  pr(-i);
  pr(~u);
  pr(u & 0xff);
  pr(u | 1);
  pr(u ^ u >> 3);
  pr(!u);
  pr(i && u);
  pr(u++);
  pr(--u);
  pr(i--);
  pr(++i);
  u += 3;
  u -= big;
  u *= 5;
  pr(u);
  u <<= 70;
  u /= 3;
  pr(u);
  u >>= 5;
  u |= 9;
  u ^= 12345;
  u %= 1000003;
  pr(u);
  printf("%g %g %g %.15Lg %.15Lg\n", (double)big, (double)i, (float)big, (long double)big, (long double)i);
  pr((I)-1e25);
  pr((U)1e30);
  pr((I)-2.5f);
  pr((I)1e18L);
  pr((U)0x1p127L);
  pr((int)i);
  pr((unsigned)-1);
  pr((long)u);
  pr((unsigned char)big);
  pr((_Bool)big);
  printf("%d %s\n", (_Bool)(big - big),
         _Generic(big, unsigned __int128
                  : "u128", __int128
                  : "i128", default
                  : "no"));
  I v[4] = {0};
  v[2] = big;
  long *p = (long *)&v[2];
  printf("%ld %ld\n", p[0], p[1]);
  I idx = 2;
  pr(v[idx]);
  pr(*(v + idx));
  pr(v[(U)2]);
  I x = 1;
  int n = 0;
  while (x > 0 && n < 126) {
    x *= 2;
    n++;
  }
  pr(x);
  pr(x ? 5 : g);
  i = 3;
  i = i > 2 ? big : g;
  pr(i);
  static int sz[(int)((I)77 - 74)];
  pr(sizeof sz);
  pr((U)-1 >> 64 == 0xffffffffffffffff);
  enum { E = (int)((I)1 << 100 >> 98) };
  pr(E);
  pr(18446744073709551615u + (I)1);
  pr((U)(unsigned long)-1);
  pr((I)(long)-1);
  return (int)(big % 251);
}
