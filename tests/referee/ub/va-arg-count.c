// The sum of as many numbers as the first argument says, which is one too many.
#include <stdarg.h>
#include <stdio.h>

static int sum(int count, ...) {
  va_list list;
  va_start(list, count);
  int total = 0;
  for (int i = 0; i < count; i++) {
    total += va_arg(list, int);  // ub: va-arg
  }
  va_end(list);
  return total;
}

int main(void) {
  printf("%d\n", sum(3, 1, 2, 3));
  printf("%d\n", sum(4, 1, 2, 3));
  return 0;
}
