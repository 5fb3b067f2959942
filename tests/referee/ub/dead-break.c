// What the search has found is in a variable of the loop's body, which a break leaves.
#include <stdio.h>

int main(void) {
  const int *found = 0;
  for (int i = 0; i < 10; i++) {
    int square = i * i;
    if (square > 20) {
      found = &square;
      break;
    }
  }
  printf("%d\n", *found);  // ub: dead
  return 0;
}
