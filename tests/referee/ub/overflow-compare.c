// Compares by a difference.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return x - y;  // ub: overflow
}

int main(void) {
  int a[2] = {INT_MIN, 5};
  qsort(a, 2, sizeof a[0], compare);
  printf("%d\n", a[0]);
  return 0;
}
