// Arrays that are set in part and read in that part.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int queue[100], head = 0, tail = 0;
  queue[tail++] = 1;
  while (head < tail) {
    int x = queue[head++];
    if (x < 20) {
      queue[tail++] = 2 * x;
      if (x % 3 == 1) queue[tail++] = x + 5;
    }
  }
  printf("%d\n", tail);
  char line[80];
  strcpy(line, "short");
  printf("%s %zu\n", line, strlen(line));
  int *sparse = malloc(1000 * sizeof *sparse), set[3] = {7, 500, 999};
  if (!sparse) return 1;
  for (int i = 0; i < 3; i++) sparse[set[i]] = set[i];
  int sum = 0;
  for (int i = 0; i < 3; i++) sum += sparse[set[i]];
  printf("%d\n", sum);
  free(sparse);
  return 0;
}
