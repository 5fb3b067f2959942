// The same variable under two names.
#include <stdio.h>

static int next(int *a, int *b) {
  return (*a)++ + (*b)++;  // ub: unsequenced
}

int main(void) {
  int x = 1, y = 2;
  printf("%d\n", next(&x, &y));
  printf("%d\n", next(&x, &x));
  return 0;
}
