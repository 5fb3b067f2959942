// A million variables have ended since the life of the array that is read.
#include <stdio.h>

static const int *kept;

static void keep(void) {
  int numbers[40] = {1};
  kept = numbers + 20;
}

static void add(int *sum, int n) {
  int number = n;
  int *p = &number;
  *sum += *p & 1;
}

static int deep(int n) {
  int first = n;
  if (n > 0) return deep(n - 1) + first;
  kept += 1;
  return *kept;  // ub: dead
}

int main(void) {
  int sum = 0;
  keep();
  for (int i = 0; i < 524288; ++i) add(&sum, i);
  printf("%d %d\n", sum, deep(100));
}
