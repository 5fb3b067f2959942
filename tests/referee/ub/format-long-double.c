// L is for long double, and this is a double.
#include <stdio.h>

int main(void) {
  long double exact = 0.5L;
  double mean = 2.5;
  printf("%d %Lg\n", 1, exact);
  printf("%Lg %d\n", mean, 1);  // ub: format
  return 0;
}
