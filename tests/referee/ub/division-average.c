// The average of no numbers.
#include <stdio.h>

static int average(const int *a, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += a[i];
  return sum / n;  // ub: division-by-zero
}

int main(void) {
  int a[3] = {4, 5, 6};
  printf("%d\n", average(a, 3));
  printf("%d\n", average(a, 0));
  return 0;
}
