// The smallest int through unsigned and by careful tests.
#include <limits.h>
#include <stdio.h>

static unsigned magnitude(int x) { return x < 0 ? 0u - (unsigned)x : (unsigned)x; }

static int add(int a, int b, int *sum) {
  if (b > 0 ? a > INT_MAX - b : a < INT_MIN - b) return 0;
  *sum = a + b;
  return 1;
}

int main(void) {
  int sum;
  printf("%u %u %u\n", magnitude(INT_MIN), magnitude(-7), magnitude(INT_MAX));
  if (add(INT_MAX, -1, &sum)) printf("%d\n", sum);
  if (add(INT_MIN, INT_MAX, &sum)) printf("%d\n", sum);
  if (!add(INT_MIN, -1, &sum)) puts("does not fit");
  if (!add(INT_MAX, 1, &sum)) puts("does not fit");
  printf("%d %d\n", INT_MIN / 2, INT_MIN % 10);
  printf("%d\n", INT_MIN + INT_MAX);
  printf("%d\n", -INT_MAX);
  printf("%ld\n", -(long)INT_MIN);
  return 0;
}
