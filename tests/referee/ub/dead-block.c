// A pointer to a variable of a block that is left.
#include <stdio.h>

int main(void) {
  int *largest = NULL;
  int a[3] = {3, 9, 4};
  for (int i = 0; i < 3; i++) {
    int copy = a[i];
    if (i == 1) largest = &copy;
  }
  printf("%d\n", *largest);  // ub: dead
  return 0;
}
