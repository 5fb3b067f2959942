// Loops that run on vectors: numbers of rounds around the sizes of vectors, arrays that overlap,
// reductions, conditions, mixed types, counters that wrap.
#include <stdio.h>

int a[120], b[120], c[120];
short h[120];
signed char s8[120];
unsigned char u8[120];
float f[120], g[120];
double d[120];
long l[120];

void scaled(int n) {
  for (int i = 0; i < n; i++) a[i] = b[i] * 3 + c[i] / 4 - i;
}
void apart(int *p, int *q, int n) {
  for (int i = 0; i < n; i++) p[i] = q[i] + 1;
}
void both(int *p, int *q, int n) {
  for (int i = 0; i < n; i++) {
    int t = p[i];
    p[i] = q[i];
    q[i] = t;
  }
}
void uniform(int *p, int *q, int n) {
  for (int i = 0; i < n; i++) p[i] = p[i] + *q;
}
void down(int n) {
  for (int i = n - 1; i >= 0; i--) c[i] = a[i + 1] ^ i;
}
int sum(int n) {
  int s = 7;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
unsigned mixed(int n) {
  unsigned s = 1, t = ~0u, x = 0, p = 1;
  for (int i = 0; i < n; i++) {
    s -= a[i];
    t &= b[i] | 1;
    x ^= c[i];
    p *= u8[i] | 1;
  }
  return s ^ t ^ x ^ p;
}
int least(int n) {
  int m = 1000;
  for (int i = 0; i < n; i++)
    if (c[i] < m) m = c[i];
  return m;
}
unsigned greatest(unsigned n) {
  unsigned m = 0;
  for (unsigned i = 0; i < n; i++) m = (unsigned)b[i] > m ? (unsigned)b[i] : m;
  return m;
}
int counted(int n) {
  int k = 0;
  for (int i = 0; i < n; i++)
    if (a[i] > 3 && b[i] < 9) k++;
  return k;
}
void bytes(int n) {
  for (int i = 0; i < n; i++) u8[i] = s8[i] + 3;
}
long widened(int n) {
  long s = 0;
  for (int i = 0; i < n; i++) s += h[i];
  return s;
}
void converted(int n) {
  for (int i = 0; i < n; i++) {
    d[i] = f[i] * 0.5 + h[i];
    l[i] = a[i];
  }
}
void branches(int n) {
  for (int i = 0; i < n; i++) {
    int t;
    if (a[i] < 0)
      t = -a[i];
    else if (a[i] == b[i] || c[i] == 3)
      t = 100;
    else
      t = c[i];
    b[i] = t;
  }
}
int last(int n) {
  int t = -1;
  for (int i = 0; i < n; i++) {
    t = a[i] & b[i];
    c[i] = t;
  }
  return t;
}
void behind(int n, int by) {
  for (int i = 100; i >= by; i--) a[i] = a[i - by] + 1;
}
void stencil(int n) {
  for (int i = 1; i < n - 1; i++) g[i] = (f[i - 1] + f[i] + f[i + 1]) * 0.25f;
}
void pointers(int *p, const short *q, int n) {
  while (n-- > 0) *p++ = *q++ * 2;
}
void strided(int n) {
  for (int i = 0; i < n; i++) b[2 * i] = a[3 * i] + c[i];
}
void wrapping(unsigned char from, int n) {
  for (int i = 0; i < n; i++) a[i] = (unsigned char)(from + i);
}

unsigned hash = 2166136261u;
void add(const void *p, unsigned size) {
  for (unsigned i = 0; i < size; i++) hash = (hash ^ ((const unsigned char *)p)[i]) * 16777619u;
}
void fill(int seed) {
  for (int i = 0; i < 120; i++) {
    seed = seed * 1103515245 + 12345;
    a[i] = (seed >> 16) % 20 - 4, b[i] = (seed >> 10) % 30, c[i] = (seed >> 20) % 7;
    h[i] = seed >> 15, s8[i] = seed >> 18, u8[i] = seed >> 9, f[i] = i % 13, g[i] = 0, d[i] = 0;
    l[i] = 0;
  }
}
void show(const char *name, int n, long result) {
  add(a, sizeof a), add(b, sizeof b), add(c, sizeof c), add(h, sizeof h), add(u8, sizeof u8);
  add(f, sizeof f), add(g, sizeof g), add(d, sizeof d), add(l, sizeof l);
  if (n % 8 == 1) printf("%s %d: %ld, %u\n", name, n, result, hash);
  fill(n);
}

int main() {
  fill(1);
  for (int n = 0; n < 36; n += n < 10 ? 1 : 3) {
    scaled(n), show("scaled", n, 0);
    for (int by = 0; by < 6; by++) {
      apart(a + by, a, n), apart(a, a + by, n), show("apart", n, 0);
      both(a + by, a + 3, n), show("both", n, 0);
      uniform(a, a + by * 4, n), uniform(a + 2, b, n), show("uniform", n, 0);
      behind(n, by), show("behind", n, 0);
    }
    down(n), show("down", n, 0);
    show("sum", n, sum(n));
    show("mixed", n, mixed(n));
    show("least", n, least(n));
    show("greatest", n, greatest(n));
    show("counted", n, counted(n));
    bytes(n), show("bytes", n, 0);
    show("widened", n, widened(n));
    converted(n), show("converted", n, 0);
    branches(n), show("branches", n, 0);
    show("last", n, last(n));
    stencil(n), show("stencil", n, 0);
    pointers(a, h + n, n), show("pointers", n, 0);
    strided(n), show("strided", n, 0);
    wrapping(250, n), show("wrapping", n, 0);
  }
  return 0;
}
