// double arithmetic, not float: 0.1 + 0.2, sums, comparison, conversion.
int printf(const char *format, ...);
double g = 1.5, table[3] = {1, 0.5, 1e100};
double half(double x) { return x / 2; }
float single(double x) { return x; }
int main() {
  double a = 0.1, b = 0.2, s = 0;
  printf("%.17g %.17g %.17g\n", a + b, a * 3, 1 / 3.0);
  for (int i = 0; i < 1000; i++) s += a;
  printf("%.17g %a\n", s, s);
  float f = 0.1f;
  printf("%.17g %.17g %.17g %.17g\n", f, f * 3, f * 3.0, (double)(f * 3));
  printf("%d %d %d\n", f == 0.1, f == 0.1f, single(0.1) == f);
  printf("%g %g %g %g\n", half(g), table[2] * table[2], -table[0] / 3 * 3, half(7));
  int i = 7.9, j = -7.9; unsigned u = 3e9; long l = 1e15; char c = 65.7;
  printf("%d %d %u %ld %d\n", i, j, u, l, c);
  printf("%.1f %.1f %.1f %.1f\n", (double)i, (double)u, (double)l, (double)c);
  printf("%d %d %d %d\n", a < b, a == b, !a, a && b);
  return g * 2;
}
