// An array that shall begin with 1.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *block = malloc(5 * sizeof *block);
  if (!block) return 1;
  int *a = block - 1;  // ub: pointer-arithmetic
  for (int i = 1; i <= 5; i++) a[i] = i * i;
  printf("%d\n", a[5]);
  free(block);
  return 0;
}
