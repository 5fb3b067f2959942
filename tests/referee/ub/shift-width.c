// A mask of as many bits as the type has.
#include <stdio.h>

static unsigned mask(int bits) {
  return (1u << bits) - 1;  // ub: shift
}

int main(void) {
  printf("%x\n", mask(5));
  printf("%x\n", mask(32));
  return 0;
}
