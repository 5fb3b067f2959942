// Looks a number up and prints what stands beside it.
#include <stdio.h>

static int keys[4] = {3, 5, 7, 9};
static int values[4] = {30, 50, 70, 90};

int main(void) {
  int wanted = 8, found;
  for (int i = 0; i < 4; i++) {
    if (keys[i] == wanted) found = i;
  }
  int result = values[found];  // ub: uninitialised
  printf("%d\n", result);
  return 0;
}
