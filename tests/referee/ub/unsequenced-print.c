// Prints a variable and its increment.
#include <stdio.h>

int main(void) {
  int n = 7;
  printf("%d %d\n", n, n++);  // ub: unsequenced
  return 0;
}
