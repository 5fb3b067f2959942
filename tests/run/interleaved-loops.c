// Loops over every second element: pairs that are loaded and stored together, elements alone at the
// end of an array, orders that must be kept, arrays that overlap or not. Reads nothing.
int printf(const char *, ...);

typedef struct { int x, y; } Point;
typedef struct { double re, im; } Complex;

Point points[64];
Complex complexes[64];
int a[130], b[130];
float f[130], g[130];
long l[130];
unsigned char bytes[130];
double d[130];

int sumX(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += points[i].x * 3;
  return sum;
}
int sumY(int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += points[i].y ^ i;
  return sum;
}
void move(int n, int by) {
  for (int i = 0; i < n; i++) points[i].x += by, points[i].y -= points[i].x;
}
void yThenX(int n) {
  for (int i = 0; i < n; i++) {
    int y = points[i].y;
    points[i].y = y * 5 + i;
    points[i].x = points[i].x > y ? points[i].x : y;
  }
}
void multiply(Complex *p, const Complex *q, int n) {
  for (int i = 0; i < n; i++) {
    double re = p[i].re * q[i].re - p[i].im * q[i].im;
    p[i].im = p[i].re * q[i].im + p[i].im * q[i].re;
    p[i].re = re;
  }
}
void onlyEven(int n) {
  for (int i = 0; i < n; i++) f[i] = g[2 * i] * 0.5f;
}
void onlyOdd(int n) {
  for (int i = 0; i < n; i++) f[i] = g[2 * i + 1] + f[i];
}
void split(const int *p, int *q, int *r, long n) {
  for (long i = 0; i < n; i++) q[i] = p[2 * i], r[i] = p[2 * i + 1];
}
void join(int *p, const int *q, const int *r, long n) {
  for (long i = 0; i < n; i++) p[2 * i] = q[i] + 1, p[2 * i + 1] = r[i] + 2;
}
// The odd element is loaded after the even one next to it was stored, and the other way round.
void chain(int n) {
  for (int i = 0; i < n; i++) a[2 * i] = b[i] * 5, b[i] = a[2 * i + 1] * 7 + i;
}
void later(int *p, long n) {
  for (long i = 0; i < n; i++) {
    p[2 * i] += 7;
    p[2 * i + 1] = (p[2 * i + 2] ^ i) * 3;
  }
}
void earlier(int *p, long n) {
  for (long i = 1; i < n + 1; i++) {
    p[2 * i] += 7;
    p[2 * i + 1] = (p[2 * i - 2] ^ i) * 3;
  }
}
void crossed(int *p, int *q, long n) {
  for (long i = 0; i < n; i++) {
    int even = p[2 * i];
    q[2 * i + 1] = even - 1;
    int odd = p[2 * i + 1];
    q[2 * i] = odd * 2 + even;
  }
}
void longs(int n) {
  for (int i = 0; i < n; i++) l[2 * i] = (l[2 * i] ^ l[2 * i + 1]) + (l[2 * i + 1] & ~l[2 * i]);
}
void mixed(int n) {
  for (int i = 0; i < n; i++) d[i] = a[2 * i] * 0.5 - a[2 * i + 1];
}
void byTwo(int n) {
  for (int i = 0; i < (n & 62); i += 2) a[i] = b[i + 1] + 1, a[i + 1] = b[i] - 1;
}
void choose(int n) {
  for (int i = 0; i < n; i++)
    if (bytes[i] > 100) a[i] = points[i].y * a[i];
    else a[i] += points[i].y - points[i].x;
}

unsigned hash = 2166136261u;
void add(const void *p, unsigned size) {
  for (unsigned i = 0; i < size / 4; i++) hash = (hash ^ ((const unsigned *)p)[i]) * 16777619u;
}
void fill(int seed) {
  for (int i = 0; i < 130; i++) {
    seed = seed * 1103515245 + 12345;
    a[i] = (seed >> 16) % 20 - 4, b[i] = (seed >> 10) % 30, f[i] = i % 13, g[i] = seed >> 20;
    l[i] = seed, bytes[i] = seed >> 13, d[i] = 0;
    if (i >= 64) continue;
    points[i].x = seed >> 17, points[i].y = seed >> 12;
    complexes[i].re = i % 7, complexes[i].im = (seed >> 20) % 5;
  }
}
void show(const char *name, int n, int result) {
  add(points, sizeof points), add(complexes, sizeof complexes), add(a, sizeof a), add(b, sizeof b);
  add(f, sizeof f), add(g, sizeof g), add(l, sizeof l), add(d, sizeof d);
  if (n == 9 || n == 41) printf("%s %d: %d, %u\n", name, n, result, hash);
  fill(n);
}

int main() {
  fill(1);
  for (int n = 0; n < 42; n += n < 9 ? 1 : 8) {
    show("sumX", n, sumX(n)), show("sumY", n, sumY(n));
    move(n, 5), show("move", n, 0);
    yThenX(n), show("yThenX", n, 0);
    for (int by = -2; by <= 2; by++) {
      multiply(complexes + 3, complexes + 3 + by, n), show("multiply", n, by);
      split(a + 4, b, b + 50, n), show("split", n, by);
      split(a + 4, a + 4 + by, b, n), show("split", n, by);
      join(a + 4, b, a + 4 + by, n), show("join", n, by);
      crossed(a + 4, a + 4 + by, n), show("crossed", n, by);
    }
    crossed(a, b, n), show("crossed", n, 0);
    onlyEven(n), show("onlyEven", n, 0);
    onlyOdd(n), show("onlyOdd", n, 0);
    chain(n), show("chain", n, 0);
    later(a, n), show("later", n, 0);
    earlier(a, n), show("earlier", n, 0);
    longs(n), show("longs", n, 0);
    mixed(n), show("mixed", n, 0);
    byTwo(n), show("byTwo", n, 0);
    choose(n), show("choose", n, 0);
  }
  return 0;
}
