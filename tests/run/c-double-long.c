// Between 64-bit integers and floating types, with rounding.
int printf(const char *format, ...);
int main() {
  long a = 9007199254740993, b = -9223372036854775807 - 1;
  unsigned long u = 18446744073709551615u, v = 9223372036854775808u;
  unsigned w = 4294967295u;
  printf("%.1f %.1f %.1f %.1f %.1f\n", (double)a, (double)b, (double)u, (double)v, (double)w);
  printf("%.1f %.1f %.1f %.1f %.1f\n", (float)a, (float)b, (float)u, (float)v, (float)w);
  double d = 1e18, e = 1.5e19, f = -1e18, g = 4e9;
  printf("%ld %lu %ld %u\n", (long)d, (unsigned long)e, (long)f, (unsigned)g);
  printf("%d %d %d\n", (long)d == d, a == (double)a, (float)a == a);
  float h = 3e9f, i = 1e19f;
  printf("%u %ld %lu\n", (unsigned)h, (long)h, (unsigned long)i);
  printf("%.1f %.9g %.9g\n", a + 0.5, a + 0.5f, 16777217 + 0.0f);
  return 0;
}
