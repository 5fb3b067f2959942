// A rotation by nothing to the left of zero.
#include <stdio.h>

int main(void) {
  unsigned x = 0x80000001u;
  for (int i = 2; i > -2; i--) {
    x = x >> i;  // ub: shift
  }
  printf("%x\n", x);
  return 0;
}
