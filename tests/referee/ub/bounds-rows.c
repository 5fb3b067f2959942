// A matrix of malloc has three rows and not four.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int(*m)[4] = malloc(3 * sizeof *m);
  if (!m) return 1;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++) m[i][j] = i * j;
  int sum = 0;
  for (int i = 0; i <= 3; i++)
    sum += m[i][0];  // ub: bounds
  printf("%d\n", sum);
  free(m);
  return 0;
}
