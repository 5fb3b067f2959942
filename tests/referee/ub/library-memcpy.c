// Copies elements where bytes are meant, and too many.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int source[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  int *target = malloc(4 * sizeof *target);
  if (!target) return 1;
  memcpy(target, source, sizeof source);  // ub: library
  printf("%d\n", target[0]);
  free(target);
  return 0;
}
