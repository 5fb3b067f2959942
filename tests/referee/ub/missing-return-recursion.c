// The recursive call's value is not handed on.
#include <stdio.h>

static int power(int base, int n, int result) {
  if (n == 0) return result;
  power(base, n - 1, result * base);
}

int main(void) {
  int p = 1 + power(2, 5, 1);  // ub: missing-return
  printf("%d\n", p);
  return 0;
}
