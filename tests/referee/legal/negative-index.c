// Negative indices from the middle of an array and before a pointer.
#include <stdio.h>
#include <stdlib.h>

static int weight(const int *p) { return p[-1] + 2 * p[0] + p[1]; }

int main(void) {
  int a[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  int *middle = a + 4;
  int sum = 0;
  for (int i = -4; i <= 4; i++) sum += middle[i] * i;
  printf("%d %d\n", sum, weight(&a[1]));
  int *block = malloc(4 * sizeof *block);
  if (!block) return 1;
  *block++ = 3;
  for (int i = 0; i < 3; i++) block[i] = 10 * i;
  printf("%d %d\n", block[-1], block[2]);
  free(block - 1);
  return 0;
}
