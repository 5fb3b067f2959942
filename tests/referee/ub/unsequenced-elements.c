// Two elements are changed in one expression; where the indices are equal they are one.
#include <stdio.h>

static int rest[3] = {5, 6, 7};

static int take(int i, int j) {
  return rest[i]-- * rest[j]--;  // ub: unsequenced
}

int main(void) {
  printf("%d\n", take(0, 1));
  printf("%d\n", take(2, 2));
  return 0;
}
