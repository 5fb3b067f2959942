// A set of the numbers 0 to 31 in an int.
#include <stdio.h>

int main(void) {
  int set = 0;
  for (int i = 1; i < 32; i += 5) {
    set |= 1 << i;  // ub: shift
  }
  printf("%x\n", (unsigned)set);
  return 0;
}
