// Factorials that grow out of int.
#include <stdio.h>

int main(void) {
  int f = 1;
  for (int i = 1; i <= 15; i++) {
    f = f * i;  // ub: overflow
  }
  printf("%d\n", f);
  return 0;
}
