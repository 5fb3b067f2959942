// Swaps with a temporary which is a pointer to nothing.
#include <stdio.h>

static void swap(int *a, int *b) {
  int *temp;
  *temp = *a;  // ub: uninitialised
  *a = *b;
  *b = *temp;
}

int main(void) {
  int x = 1, y = 2;
  swap(&x, &y);
  printf("%d %d\n", x, y);
  return 0;
}
