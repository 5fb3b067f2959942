// Makes room at the front of an array.
#include <stdio.h>
#include <string.h>

int main(void) {
  int a[6] = {1, 2, 3, 4, 5};
  memcpy(a + 1, a, 5 * sizeof a[0]);  // ub: overlap
  a[0] = 0;
  printf("%d\n", a[0]);
  return 0;
}
