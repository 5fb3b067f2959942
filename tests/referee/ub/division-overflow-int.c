// The smallest int has no positive counterpart.
#include <limits.h>
#include <stdio.h>

static int divide(int a, int b) {
  return a / b;  // ub: division-overflow
}

int main(void) {
  int divisors[3] = {2, 1, -1};
  for (int i = 0; i < 3; i++) printf("%d\n", divide(INT_MIN, divisors[i]));
  return 0;
}
