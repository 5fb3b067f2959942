// What inline, unroll and vectorize decide about: calls and loops with every reason for and against.
int table[1024], other[1024], wide[1024];
short halves[1024];
float reals[1024];
long longs[1024];
struct Pair { int a, b; } pairs[512];
extern void show(int);
extern int seen(int);

static int twice(int x) { return x * 2; }
static int chosen(int x, int how) {
  if (how == 1) return x + 1;
  if (how == 2) return x * x + table[x & 1023];
  return x - how;
}
static int large(int x) {
  for (int i = 0; i < x; i++) {
    show(i), show(i + 1), show(i + 2), show(i * x);
    if (seen(i)) show(x), show(x + 1), show(x + 2), show(x - i);
  }
  return seen(x) + seen(x + 1) + seen(x + 2) + seen(x + 3) + seen(x + 4) + seen(x + 5) + seen(x + 6);
}
__attribute__((noinline)) static int apart(int x) { return x ^ 3; }
__attribute__((always_inline)) static inline int always(int x) { return seen(x) + seen(x) * seen(x); }
static int many(int n, ...) { return n + 1; }
int power(int x, int n) { return n == 0 ? 1 : x * power(x, n - 1) + power(x - 1, n - 1); }
int last(int x) { return x > 9 ? last(x / 3) : x; }

int calls(int n) {
  int s = twice(n) + chosen(n, 1) + chosen(n, 2) + apart(n) + always(n) + many(n, n, n);
  for (int i = 0; i < n; i++) s += large(i) + twice(s);
  return s + large(n);
}

void sums(int n, int *p, int *q) {
  for (int i = 0; i < n; i++) table[i] = other[i] * 3 + i;
  for (int i = 0; i < n; i++) p[i] = q[i] + 1;
  for (int i = 0; i < 1000; i++) table[i + 4] = table[i] + 1;
  for (int i = 0; i < 1000; i++) table[i] = table[i + 4] + 1;
  for (int i = 1; i < n; i++) table[i] = table[i - 1] + 1;
  for (int i = 2; i < n; i++) table[i] = table[i - 2] * 5;
  for (int i = 0; i < 500; i++) table[i] = other[999 - i];
  for (int i = 0; i < 500; i++) table[i] = pairs[i].a + pairs[i].b;
  for (int i = 0; i < 400; i++) pairs[i].a = pairs[i].b * pairs[i].b * 7 + pairs[i].b;
  for (int i = 0; i < 300; i++) wide[i] = table[other[i] & 1023] * 9 + i * 3 + (i ^ n);
  for (int i = 0; i < 300; i++) table[i] = other[3 * i] + wide[0] * halves[i];
}
int reduced(int n) {
  int s = 0, m = 0, least = 100, after = 0;
  for (int i = 0; i < n; i++) s += table[i];
  for (int i = 0; i < n; i++) if (table[i] > m) m = table[i];
  for (int i = 0; i < n; i++) least = table[i] < least ? table[i] : least;
  for (int i = 0; i < n; i++) { after = table[i] * 3; other[i] = after; }
  return s + m + least + after;
}
float not_these(int n, int k, int *where) {
  float f = 0;
  int x = 1;
  for (int i = 0; i < n; i++) f += reals[i];
  for (int i = 0; i < n; i++) x = x * 3 + i, table[i] = x;
  for (int i = 0; i < n; i++) f = f * reals[i] + (f - reals[i]) * (f + 2) * (f + 3) * (f + 4) * (f + 5) * (f + 6) * (f + 7) * (f + 8) * (f + 9) * (f + 1);
  for (int i = 0; i < n; i++) { if (table[i] == k) break; other[i] = k; }
  for (int i = 0; i < n; i++) show(table[i]);
  for (int i = 0; i < n; i++) table[where[i]] = i;
  for (int i = 0; i < n; i++) if (where[i] > 0) table[i] = other[where[i]];
  for (int i = 0; i < n; i++) if (k > 3) where[0] = i; else where[i] += k;
  for (int i = 0; i < n; i++) longs[i] = longs[i] * longs[k] / (i + 1);
  for (int i = 0; i < n; i++) switch (table[i]) { case 1: other[i] = 4; break; case 7: other[i] = 3; break; case 9: wide[i] = 3; }
  return f + x;
}
void counted(int n, int *p) {
  for (int i = 0; i < 3; i++) p[i] += n;
  for (int i = 0; i < 100; i++) p[i] = seen(p[i]);
  for (int i = 0; i < 40; i++) p[i * 7] = p[i * i] * n + p[i + n] * p[n * i] + seen(i);
  for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) p[i * 3 + j] = p[j] ^ n;
  for (int i = 0; i < n; i++) for (int j = 0; j < 3; j++) p[i] ^= p[j] + n;
  for (int i = 0; i < 6; i++) table[i * 2] = table[i * 5] + p[i];
  while (p[n]) n += p[n];
}
int main(void) {
  for (int i = 0; i < 20; i++) table[i] = seen(i);
  return calls(table[0]) + reduced(9) + last(7);
}
