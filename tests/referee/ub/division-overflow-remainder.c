// A remainder whose quotient does not fit.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int a = INT_MIN, b = atoi("-1");
  int r = a % b;  // ub: division-overflow
  printf("%d\n", r);
  return 0;
}
