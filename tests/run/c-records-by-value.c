// Records by value with holes, with more than 16 bytes of alignment, and with wide members; their
// copies are as aligned as their types.
// LLVM does not align its stack for variable arguments of more than 16 bytes.
// SKIP: lli
#include <stdarg.h>
#include <stdio.h>
struct A { float f; _Alignas(16) int a; int b; };
struct B { float f; _Alignas(32) int a; };
struct S { float f; struct { long a; __int128 b; } m; double d; };
struct P { _Alignas(64) int x; };
struct Q { _Alignas(32) char c; long l[5]; };
union U { __int128 q; long double l; };
union V { long q; long double l; };
union W { struct { long a, b; } s; long double l; };
struct A fa(int i, struct A a) { a.f += i; a.b++; return a; }
struct B fb(struct B b) { b.a *= 2; return b; }
struct S fs(struct S s) { s.d += 1; s.m.b <<= 3; return s; }
union U fu(union U u) { u.q += 1; return u; }
union V fv(union V v) { v.q += 1; return v; }
union W fw(union W w) { w.s.b += 1; w.s.a--; return w; }
int fp(struct P a) { return (int)((long)&a & 63); }
int fq(int k, struct Q q, long z, struct P p, char c, struct Q r) {
  return (int)(((long)&q & 31) + ((long)&p & 63) + ((long)&r & 31)) * 1000 + q.c + r.c + p.x + c + (int)z + k;
}
int vary(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    sum = sum * 3 + va_arg(ap, int);
    struct P p = va_arg(ap, struct P);
    struct Q q = va_arg(ap, struct Q);
    sum += p.x + q.c + (int)q.l[4];
  }
  va_end(ap);
  return sum;
}
int dynamic(int n) {
  struct P p = {n};
  int total = 0;
  for (int i = 1; i < n; ++i) {
    int a[i];
    a[i - 1] = i;
    total += fp(p) + a[i - 1] + vary(2, i, p, (struct Q){3, {1, 2, 3, 4, i}}, 7, p, (struct Q){4, {0, 0, 0, 0, 9}});
    char *m = __builtin_alloca(i * 3);
    m[0] = m[i * 3 - 1] = 1;
    total += fq(1, (struct Q){5}, 6, p, m[0], (struct Q){(char)i});
  }
  return total;
}
int main(void) {
  struct A a = fa(4, (struct A){1, 2, 3});
  printf("%g %d %d\n", a.f, a.a, a.b);
  struct B b = fb((struct B){1, 2});
  printf("%g %d\n", b.f, b.a);
  struct S s = fs((struct S){1, {2, 3}, 4});
  printf("%g %ld %ld %g\n", s.f, s.m.a, (long)s.m.b, s.d);
  union U u = {41};
  u = fu(u);
  printf("%ld\n", (long)u.q);
  union V v = {.q = 6};
  printf("%ld\n", fv(v).q);
  union W w = {.s = {5, 6}};
  w = fw(w);
  printf("%ld %ld\n", w.s.a, w.s.b);
  printf("%d %d\n", fp((struct P){7}), dynamic(9));
  return 0;
}
