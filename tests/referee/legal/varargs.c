// Functions with variable arguments: promotions, copies and unused ones.
#include <stdarg.h>
#include <stdio.h>

static double sum(const char *types, ...) {
  va_list ap;
  double s = 0;
  va_start(ap, types);
  for (; *types; types++) {
    switch (*types) {
      case 'i': s += va_arg(ap, int); break;
      case 'd': s += va_arg(ap, double); break;
      case 'l': s += va_arg(ap, long); break;
      case 's': s += va_arg(ap, char *)[0]; break;
    }
  }
  va_end(ap);
  return s;
}

static int twice(int n, ...) {
  va_list a, b;
  int r = 0;
  va_start(a, n);
  va_copy(b, a);
  for (int i = 0; i < n; i++) r += va_arg(a, int);
  for (int i = 0; i < n; i++) r += va_arg(b, unsigned);
  va_end(b);
  va_end(a);
  return r;
}

struct nothing {
  long : 28;
};
struct some {
  char bytes[5];
};

static int records(int n, ...) {
  va_list ap;
  va_start(ap, n);
  (void)va_arg(ap, struct nothing);
  int r = va_arg(ap, struct some).bytes[4];
  (void)va_arg(ap, struct nothing);
  while (n--) r += va_arg(ap, unsigned);
  va_end(ap);
  return r;
}

int main(void) {
  char c = 5;
  float f = 0.25f;
  printf("%.2f\n", sum("idls", c, f, 100L, "A"));
  printf("%.2f\n", sum("i", 1, 2, 3, "unused"));
  printf("%d\n", twice(3, 1, 2, 3));
  printf("%d\n", records(2, (struct nothing){}, (struct some){"1234"}, (struct nothing){}, 7u, 8));
  return 0;
}
