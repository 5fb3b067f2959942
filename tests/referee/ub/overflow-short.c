// Two unsigned short are multiplied as int.
#include <stdio.h>

static unsigned square(unsigned short x) {
  return x * x;  // ub: overflow
}

int main(void) {
  printf("%u\n", square(300));
  printf("%u\n", square(65535));
  return 0;
}
