// Only the old part of a grown array has values.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *a = calloc(4, sizeof *a);
  if (!a) return 1;
  int *b = realloc(a, 8 * sizeof *b);
  if (!b) return 1;
  int zeros = 0;
  for (int i = 0; i < 8; i++)
    if (b[i] == 0) zeros++;  // ub: uninitialised
  printf("%d\n", zeros);
  free(b);
  return 0;
}
