// Goes down an array by a pointer and leaves it at the front.
#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int sum = 0;
  int *p = a + 3;
  while (p >= a) {
    sum = sum * 10 + *p;
    p--;  // ub: pointer-arithmetic
  }
  printf("%d\n", sum);
  return 0;
}
