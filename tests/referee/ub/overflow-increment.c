// Counts past the largest int.
#include <limits.h>
#include <stdio.h>

int main(void) {
  int steps = 0;
  int i = INT_MAX - 3;
  while (i > 0) {
    steps++;
    i++;  // ub: overflow
  }
  printf("%d\n", steps);
  return 0;
}
