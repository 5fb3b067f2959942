// The amount is a long, of which an int would see 0.
#include <stdio.h>

static int power(long exponent) {
  return 1 << exponent;  // ub: shift
}

int main(void) {
  printf("%d\n", power(10));
  printf("%d\n", power(1L << 32));
  return 0;
}
