// Keeps a pointer to an element while the array moves.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *a = malloc(2 * sizeof *a);
  if (!a) return 1;
  a[0] = 10;
  a[1] = 20;
  int *first = &a[0];
  a = realloc(a, 100000 * sizeof *a);
  if (!a) return 1;
  *first = 11;  // ub: freed
  printf("%d\n", a[1]);
  free(a);
  return 0;
}
