// One variable is treated as an array of two.
#include <stdio.h>

static void minmax(const int *a, int n, int *out) {
  out[0] = a[0];
  for (int i = 1; i < n; i++)
    if (a[i] < out[0]) out[0] = a[i];
  out[1] = a[0];  // ub: bounds
  for (int i = 1; i < n; i++)
    if (a[i] > out[1]) out[1] = a[i];
}

int main(void) {
  int a[3] = {5, 2, 9}, result;
  minmax(a, 3, &result);
  printf("%d\n", result);
  return 0;
}
