// A square matrix that does not fit on any stack.
#include <stdio.h>

static int corner(long n) {
  int m[n][n];  // ub: array-length
  m[0][0] = 1;
  m[n - 1][n - 1] = 2;
  return m[0][0] + m[n - 1][n - 1];
}

int main(void) {
  printf("%d\n", corner(10));
  printf("%d\n", corner(100000));
  return 0;
}
