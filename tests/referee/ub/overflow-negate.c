// The absolute value of the smallest int.
#include <limits.h>
#include <stdio.h>

static int absolute(int x) {
  if (x < 0)
    return -x;  // ub: overflow
  return x;
}

int main(void) {
  printf("%d\n", absolute(-5));
  printf("%d\n", absolute(INT_MIN));
  return 0;
}
