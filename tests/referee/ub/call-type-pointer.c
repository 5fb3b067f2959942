// A function for doubles in a table for int.
#include <stdio.h>

static int twice(int x) { return 2 * x; }
static double half(double x) { return x / 2; }

typedef int (*operation)(int);

int main(void) {
  operation table[2] = {twice, (operation)half};
  int x = 5;
  for (int i = 0; i < 2; i++)
    x = table[i](x);  // ub: call-type
  printf("%d\n", x);
  return 0;
}
