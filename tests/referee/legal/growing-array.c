// An array grows by realloc and moves.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *a = NULL;
  size_t n = 0, capacity = 0;
  for (int i = 0; i < 1000; i++) {
    if (n == capacity) {
      capacity = capacity ? capacity * 3 / 2 + 1 : 4;
      int *bigger = realloc(a, capacity * sizeof *a);
      if (!bigger) {
        free(a);
        return 1;
      }
      a = bigger;
    }
    a[n++] = i;
  }
  long sum = 0;
  for (size_t i = 0; i < n; i++) sum += a[i];
  a = realloc(a, 10 * sizeof *a);
  if (!a) return 1;
  printf("%ld %d\n", sum, a[9]);
  free(a);
  return 0;
}
