// Differences of neighbours, and the first one has no left neighbour.
#include <stdio.h>

int main(void) {
  int height[6] = {3, 5, 4, 8, 8, 9};
  int steps = 0;
  for (int i = 0; i < 6; i++) {
    if (height[i] > height[i - 1])  // ub: index
      steps++;
  }
  printf("%d\n", steps);
  return 0;
}
