// The product is made before it is widened.
#include <stdio.h>

int main(void) {
  int hours = 1000000;
  long seconds = hours * 3600;  // ub: overflow
  printf("%ld\n", seconds);
  return 0;
}
