// Structures and small arrays whose parts become variables: copies, unions, padding, halves, nests.
#include <stdio.h>
#include <string.h>
typedef struct { double x, y, z; } V3;
typedef struct { int a; char b; long c; } M;
typedef struct { int v; short s; } P;
typedef struct { P p[2]; V3 v; char name[6]; } Nest;
static V3 add(V3 a, V3 b) { V3 r = {a.x + b.x, a.y + b.y, a.z + b.z}; return r; }
static V3 scale(V3 a, double k) { V3 r; r.x = a.x * k; r.y = a.y * k; r.z = a.z * k; return r; }
static P mk(int i) { P p; p.v = i; p.s = (short)(i * 3); return p; }
static M mm(int i) { M m = {i, (char)i, i}; return m; }
static unsigned bitsOf(float f) { union { float f; unsigned u; } u; u.f = f; return u.u; }
static long parts(long x) {
  union { long l; struct { short a, b; int c; } s; unsigned char bytes[8]; } u;
  u.l = x;
  u.s.b = 77;
  u.bytes[7] ^= 1;
  return u.l + u.s.a + u.s.c;
}
static P swap(P a) { P b = a; short t = b.s; b.s = (short)b.v; b.v = t; return b; }
static long halves(long x) {
  long a[4] = {x, x + 1, x + 2, x + 3};
  long b[4];
  memcpy(b, a, sizeof b);
  memcpy(b + 1, a, 2 * sizeof b[0]);
  memmove(a + 1, a, 3 * sizeof a[0]);
  memset(&a[3], 255, 4);
  return b[0] + 10 * b[1] + 100 * b[2] + 1000 * b[3] + a[1] + a[2] + (a[3] & 0xffff);
}
static int nest(Nest *from, int i) {
  Nest n = *from, m;
  n.p[1] = swap(n.p[0]);
  n.v.y = i;
  n.name[2] = 'z';
  m = n;
  m.p[0] = m.p[1];
  *from = m;
  return m.p[0].v + m.p[1].s + (int)m.v.y + m.name[2];
}
int main(void) {
  V3 acc = {0, 0, 0};
  long t = 0;
  Nest n = {{{1, 2}, {3, 4}}, {1, 2, 3}, "hello"};
  for (int i = 0; i < 50; i++) {
    V3 v = {i, i + 1, i + 2};
    acc = add(acc, scale(v, 0.5));
    P p = mk(i), q = p;
    p = swap(p);
    t += q.v + q.s * p.v + p.s;
    M m = mm(i);
    t += m.a + m.b + m.c;
    int arr[4] = {i, i + 1, i + 2, i + 3};
    for (int k = 0; k < 4; k++) t += arr[k];
    t += nest(&n, i);
    t ^= halves(i) + parts(t * 77773);
  }
  printf("%.2f %.2f %.2f %ld %x\n", acc.x, acc.y, acc.z, t, bitsOf(-1.5f));
  printf("%d %d %d %d %.1f %s\n", n.p[0].v, n.p[0].s, n.p[1].v, n.p[1].s, n.v.y, n.name);
  return 0;
}
