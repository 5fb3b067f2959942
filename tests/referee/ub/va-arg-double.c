// The largest of some doubles, of which one is an integer.
#include <stdarg.h>
#include <stdio.h>

static double next(va_list *list) {
  return va_arg(*list, double);  // ub: va-arg
}

static double largest(int count, ...) {
  va_list list;
  va_start(list, count);
  double most = next(&list);
  while (--count) {
    double other = next(&list);
    if (other > most) most = other;
  }
  va_end(list);
  return most;
}

int main(void) {
  printf("%g\n", largest(3, 1.5, -2.0, 0.5));
  printf("%g\n", largest(3, 1.5, -2.0, 3));
  return 0;
}
