// An array of malloc with one element too few.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int n = 10;
  int *cubes = malloc(n * sizeof(int));
  if (!cubes) return 1;
  for (int i = 0; i <= n; i++)
    cubes[i] = i * i * i;  // ub: bounds
  printf("%d\n", cubes[2]);
  free(cubes);
  return 0;
}
