// A table of functions with a hole.
#include <stdio.h>

static int twice(int x) { return 2 * x; }
static int square(int x) { return x * x; }

int main(void) {
  int (*table[4])(int) = {twice, square};
  int x = 3;
  for (int i = 0; i < 3; i++)
    x = table[i](x);  // ub: null
  printf("%d\n", x);
  return 0;
}
