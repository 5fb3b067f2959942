// What follows a long double is looked at, too.
#include <stdio.h>

int main(void) {
  long double sum = 10;
  long count = 4;
  printf("%.1Lf of %d\n", sum / count, count);  // ub: format
  return 0;
}
