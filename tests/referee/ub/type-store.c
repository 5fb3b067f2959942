// Two shorts are set by one store of an int.
#include <stdio.h>
#include <string.h>

static short cells[4] = {1, 2, 3, 4};

static void clear(void *memory) {
  int *words = memory;
  for (int i = 0; i < 2; i++)
    words[i] = 0;  // ub: type
}

int main(void) {
  clear(cells);
  printf("%d\n", cells[0] + cells[3]);
  return 0;
}
