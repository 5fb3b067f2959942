// Clears an array by the wrong size.
#include <stdio.h>
#include <string.h>

static short table[20];

static void clear(short *t, int n) {
  memset(t, 0, n * sizeof(int));  // ub: library
}

int main(void) {
  table[0] = 1;
  clear(table, 10);
  printf("%d\n", table[0]);
  clear(table, 20);
  printf("%d\n", table[0]);
  return 0;
}
