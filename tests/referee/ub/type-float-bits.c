// The bits of a float by a pointer to int.
#include <stdio.h>

int main(void) {
  float f = 1.0f;
  unsigned *bits = (unsigned *)&f;
  unsigned sign = *bits >> 31;  // ub: type
  printf("%u\n", sign);
  return 0;
}
