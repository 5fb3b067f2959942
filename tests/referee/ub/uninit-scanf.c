// Reads a count from an empty input and does not look at the result.
#include <stdio.h>

int main(void) {
  int n;
  scanf("%d", &n);
  int stars = 0;
  while (stars < n) {  // ub: uninitialised
    putchar('*');
    if (++stars == 10) break;
  }
  putchar('\n');
  return 0;
}
