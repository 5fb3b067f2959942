// Takes the remainder before it looks for zero.
#include <stdio.h>

static unsigned gcd(unsigned a, unsigned b) {
  unsigned r;
  do {
    r = a % b;  // ub: division-by-zero
    a = b;
    b = r;
  } while (b);
  return a;
}

int main(void) {
  printf("%u\n", gcd(12, 18));
  printf("%u\n", gcd(5, 0));
  return 0;
}
