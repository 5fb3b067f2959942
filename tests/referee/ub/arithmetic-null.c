// The next element of a list that is not there.
#include <stdio.h>
#include <stdlib.h>

static int *next(int *at) { return at + 1; }  // ub: pointer-arithmetic

int main(void) {
  int *list = NULL;
  int *second = next(list);
  printf("%d\n", second == NULL);
  return 0;
}
