// Two increments in one call.
#include <stdio.h>

static int difference(int a, int b) { return a - b; }

int main(void) {
  int i = 3;
  int d = difference(i++, i++);  // ub: unsequenced
  printf("%d %d\n", i, d);
  return 0;
}
