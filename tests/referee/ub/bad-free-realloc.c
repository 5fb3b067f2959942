// Grows an array that belongs to the program and not to malloc.
#include <stdio.h>
#include <stdlib.h>

static int start[4] = {1, 2, 3, 4};

int main(void) {
  int *items = start;
  int capacity = 4;
  items = realloc(items, 2 * capacity * sizeof *items);  // ub: bad-free
  if (!items) return 1;
  printf("%d\n", items[0]);
  return 0;
}
