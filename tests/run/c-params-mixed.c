// Parameters of every scalar type, on registers and stack; narrow ones are extended or truncated right.
int printf(const char *format, ...);
long f(signed char a, unsigned char b, short c, unsigned short d, int e, unsigned g, long h, unsigned long i, float j, double k, char *l,
       signed char m, unsigned char n, short o, unsigned short p, int q, unsigned r, long s, unsigned long t, float u, double v, int *w) {
  printf("%d %d %d %d %d %u %ld %lu %g %g %s\n", a, b, c, d, e, g, h, i, j, k, l);
  printf("%d %d %d %d %d %u %ld %lu %g %g %d\n", m, n, o, p, q, r, s, t, u, v, *w);
  return a + b + c + d + e + g + h + i + m + n + o + p + q + r + s + t;
}
int main() {
  int x = 300, y = -1; long big = 1L << 35 | 7; double d = 2.5;
  printf("%ld\n", f(x, x, 70000, 70000, y, y, big, big, d, d, "mid", 200, 200, 40000, 40000, big, big, y, y, 1, x, &x));
  printf("%ld\n", f(-x, -x, -70000, -70000, big * 4, -5, -big, -1, -d, y, "end", y, y, y, y, y, y, 1u << 31, 1 << 31, x, big, &y));
  return 0;
}
