// Divisions at the limits which fit.
#include <limits.h>
#include <stdio.h>

int main(void) {
  int a[4] = {INT_MIN, INT_MIN + 1, INT_MAX, -7}, d[3] = {1, 2, -2};
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++) printf("%d %d ", a[i] / d[j], a[i] % d[j]);
  putchar('\n');
  printf("%d %d\n", (INT_MIN + 1) / -1, INT_MAX % -1);
  printf("%u\n", (unsigned)INT_MIN / (unsigned)-1);
  printf("%ld\n", (long)INT_MIN / -1);
  signed char c = -128;
  c = (signed char)(c / -2);
  printf("%d\n", c);
  printf("%d\n", (signed char)-128 / (signed char)-1);
  return 0;
}
