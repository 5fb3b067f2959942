// Finds the largest of five numbers.
#include <stdio.h>

int main(void) {
  int a[5] = {4, 8, 15, 16, 23};
  int max;
  for (int i = 0; i < 5; i++) {
    if (a[i] > max)  // ub: uninitialised
      max = a[i];
  }
  printf("max %d\n", max);
  return 0;
}
