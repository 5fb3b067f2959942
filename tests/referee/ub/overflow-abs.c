// A hash becomes an index by its magnitude.
#include <stdio.h>
#include <stdlib.h>

static int bucket(unsigned hash) {
  return abs((int)hash) % 16;  // ub: overflow
}

int main(void) {
  printf("%d\n", bucket(0xfffffff0u));
  printf("%d\n", bucket(0x80000000u));
  return 0;
}
