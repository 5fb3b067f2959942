// A declared variadic function: the default promotions, int and double arguments on registers and stack.
int printf(const char *, ...);
int main() {
  char c = 'x'; short s = -3; unsigned char u = 250; float f = 1.5f; long l = 1L << 40; char *p = "text";
  printf("%c %d %d %g %ld %s %u %x %5.2f|%-6d|%06d|%+d|%%\n", c, s, u, f, l, p, 3000000000u, 255, 3.14159, 42, -42, 7);
  printf("%d %d %d %d %d %d %d %d %d %d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  printf("%g %g %g %g %g %g %g %g %g %g %g\n", .5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5);
  printf("%d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g %d %g\n", 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5);
  printf("%s%s%s%ld%c%s%ld\n", "a", "b", "c", -l, 65, "d", l);
  int n = printf("%s", "count\n");
  printf("nothing\n");
  return n;
}
