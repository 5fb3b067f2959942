// The length is a difference of the wrong order.
#include <stdio.h>

int main(void) {
  int from = 10, to = 4;
  char part[to - from];  // ub: array-length
  printf("%d\n", (int)(sizeof part != 0));
  return 0;
}
