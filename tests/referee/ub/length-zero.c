// An array for as many numbers as there are, which is none.
#include <stdio.h>

static int sum(int n) {
  int a[n];  // ub: array-length
  int s = 0;
  for (int i = 0; i < n; i++) a[i] = i;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}

int main(void) {
  printf("%d\n", sum(5));
  printf("%d\n", sum(0));
  return 0;
}
