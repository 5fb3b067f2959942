// Fibonacci numbers whose first one is missing.
#include <stdio.h>

int main(void) {
  unsigned f[20];
  f[1] = 1;
  for (int i = 2; i < 20; i++) f[i] = f[i - 1] + f[i - 2];
  printf("%u\n", f[1]);
  printf("%u\n", f[10]);  // ub: uninitialised
  return 0;
}
