// Multiplies a negative number by a shift.
#include <stdio.h>

static int times8(int x) {
  return x << 3;  // ub: shift
}

int main(void) {
  printf("%d\n", times8(5));
  printf("%d\n", times8(-5));
  return 0;
}
