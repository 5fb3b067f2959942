// The line before is kept by its address, but each round of the loop has a line of its own.
#include <stdio.h>

int main(void) {
  const int *before = 0;
  int rises = 0;
  for (int i = 0; i < 4; i++) {
    int value = i * 3 % 4;
    if (!before) {
      before = &value;
      continue;
    }
    rises += value > *before;  // ub: dead
    before = &value;
  }
  printf("%d\n", rises);
  return 0;
}
