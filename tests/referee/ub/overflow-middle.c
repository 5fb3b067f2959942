// The middle of a search as everybody writes it.
#include <stdio.h>

static int middle(int low, int high) {
  return (low + high) / 2;  // ub: overflow
}

int main(void) {
  printf("%d\n", middle(10, 20));
  printf("%d\n", middle(1500000000, 2000000000));
  return 0;
}
