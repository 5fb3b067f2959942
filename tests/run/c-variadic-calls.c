// Variadic calls among values that stay alive, in expressions, as arguments of one another.
int printf(const char *format, ...);
int sprintf(char *to, const char *format, ...);
int snprintf(char *to, unsigned long n, const char *format, ...);
char buf[64];
int main() {
  int a = 3, b = 4;
  double x = 0.25, y = 8;
  int n = printf("%d", a) + printf("%g", y) * 10 + printf("%s-%d", "k", b);
  printf(" %d %d %g %g\n", a + n, b, x * y, x + y);
  printf("[%d %s]\n", sprintf(buf, "%d/%d=%.3f", a, b, (double)a / b), buf);
  for (int i = 0; i < 3; i++, x *= y) snprintf(buf + i * 4, 5, "%d%c%g", i, '.', x), printf("%s ", buf);
  printf("\n");
  return snprintf(buf, 0, "%s", "measure");
}
