// The sum of an array that is passed with a wrong length.
#include <stdio.h>

static int sum(const int *a, int n) {
  int s = 0;
  for (int i = 0; i < n; i++)
    s += a[i];  // ub: bounds
  return s;
}

int main(void) {
  int a[6] = {1, 2, 3, 4, 5, 6};
  printf("%d\n", sum(a, 7));
  return 0;
}
