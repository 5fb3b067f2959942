// The end of the recursion is jumped over.
#include <stdio.h>

static int count(int n) {
  if (n == 0) return 0;
  return 1 + count(n - 2);  // ub: recursion
}

int main(void) {
  printf("%d\n", count(10));
  printf("%d\n", count(9));
  return 0;
}
