// Pointers to the end of arrays, of heap blocks and of single objects.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int a[5] = {1, 2, 3, 4, 5}, x = 7;
  int sum = 0;
  for (int *p = a, *end = &a[5]; p != end; ++p) sum += *p;
  printf("%d %d\n", sum, (int)(&a[5] - a));
  for (int *p = &x; p < &x + 1; p++) printf("%d\n", *p);
  char *heap = malloc(8), *end = heap + 8;
  if (!heap) return 1;
  int n = 0;
  while (end > heap) {
    *--end = 'x';
    n++;
  }
  printf("%d\n", n);
  free(heap);
  int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int total = 0;
  for (int(*row)[3] = m; row < m + 2; row++)
    for (int *p = *row; p < *row + 3; p++) total += *p;
  printf("%d\n", total);
  return 0;
}
