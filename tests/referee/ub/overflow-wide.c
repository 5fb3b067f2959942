// The factorials in 128 bits: 33! fits, 34! does not.
#include <stdio.h>

int main(void) {
  __int128 product = 1;
  for (int i = 1; i <= 34; i++) product *= i;  // ub: overflow
  printf("%llx\n", (unsigned long long)(product >> 64));
  return 0;
}
