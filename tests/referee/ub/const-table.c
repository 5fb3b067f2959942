// Sorts a constant table.
#include <stdio.h>

static const int table[5] = {3, 1, 2, 5, 4};

static void swap(int *a, int *b) {
  int t = *a;
  *a = *b;  // ub: const
  *b = t;
}

int main(void) {
  int *t = (int *)table;
  for (int i = 0; i < 4; i++)
    if (t[i] > t[i + 1]) swap(&t[i], &t[i + 1]);
  printf("%d\n", t[0]);
  return 0;
}
