// Calls before any declaration: `int f()`, with the promotions of calls without a prototype. A function
// of the library has its own type.
static total;

int main(void) {
  float f = 2.5f;
  char c = 7;
  total += later(c, f, 3L);
  double root = sqrt(16);
  char *p = malloc(8);
  memcpy(p, "abc", 4);
  printf("%d %g %s %d\n", total, root, p, abs(-3));
  free(p);
  exit(later(1, 1.5f, 1L) - 2);
}

later(a, b, c)
  double b;
  long c;
{
  return a * 100 + b * 10 + c;
}
