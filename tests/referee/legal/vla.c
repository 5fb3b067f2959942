// Arrays of variable length, pointers to them, and sizes that are computed once.
#include <stdio.h>
#include <stdlib.h>

static int trace(int n, int m[n][n]) {
  int t = 0;
  for (int i = 0; i < n; i++) t += m[i][i];
  return t;
}

int main(void) {
  for (int n = 1; n <= 4; n++) {
    int m[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) m[i][j] = i + j;
    printf("%d %zu\n", trace(n, m), sizeof m / sizeof m[0][0]);
  }
  int k = 3;
  int(*heap)[k] = malloc(2 * sizeof *heap);
  if (!heap) return 1;
  k = 100;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++) heap[i][j] = 10 * i + j;
  printf("%d %zu\n", heap[1][2], sizeof *heap / sizeof(int));
  free(heap);
  return 0;
}
