// The sum is read before or after the call that changes it.
#include <stdio.h>

static int total;

static int add_children(int depth) {
  if (depth == 0) return 1;
  total += add_children(depth - 1);  // ub: order
  return total;
}

int main(void) {
  add_children(4);
  printf("%d\n", total);
  return 0;
}
