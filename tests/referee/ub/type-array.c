// An array of long is summed as doubles.
#include <stdio.h>

static double sum(const double *a, int n) {
  double s = 0;
  for (int i = 0; i < n; i++)
    s += a[i];  // ub: type
  return s;
}

int main(void) {
  long a[3] = {1, 2, 3};
  printf("%.1f\n", sum((double *)a, 3));
  return 0;
}
