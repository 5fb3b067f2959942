// Gives back an array that is not from malloc.
#include <stdio.h>
#include <stdlib.h>

static void consume(int *a) {
  printf("%d\n", a[0]);
  free(a);  // ub: bad-free
}

int main(void) {
  int *heap = malloc(sizeof *heap);
  int local[4] = {2, 3, 4, 5};
  if (!heap) return 1;
  *heap = 1;
  consume(heap);
  consume(local);
  return 0;
}
