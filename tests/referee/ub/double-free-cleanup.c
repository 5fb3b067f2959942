// Two paths that both clean up.
#include <stdio.h>
#include <stdlib.h>

static int fill(int *a, int n) {
  for (int i = 0; i < n; i++) a[i] = i;
  if (n > 4) {
    free(a);
    return -1;
  }
  return 0;
}

int main(void) {
  int *a = malloc(8 * sizeof *a);
  if (!a) return 1;
  if (fill(a, 8) < 0) puts("failed");
  free(a);  // ub: double-free
  return 0;
}
