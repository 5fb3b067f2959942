// Numbers an array by its own index.
#include <stdio.h>

int main(void) {
  int a[5] = {0};
  int i = 0;
  while (i < 4)
    a[i] = i++;  // ub: unsequenced
  printf("%d\n", a[1]);
  return 0;
}
