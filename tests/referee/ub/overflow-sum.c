// A sum of large numbers.
#include <stdio.h>

static int total(const int *a, int n) {
  int t = 0;
  for (int i = 0; i < n; i++)
    t += a[i];  // ub: overflow
  return t;
}

int main(void) {
  int a[3] = {1000000000, 1000000000, 1000000000};
  printf("%d\n", total(a, 3));
  return 0;
}
