// The average is a double but the format says int.
#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  double average = (a[0] + a[1] + a[2] + a[3]) / 4.0;
  printf("average %d\n", average);  // ub: format
  return 0;
}
