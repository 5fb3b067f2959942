// Two functions that ask each other for ever.
#include <stdio.h>

static int odd(int n);

static int even(int n) {
  if (n == 0) return 1;
  return odd(n - 1);  // ub: recursion
}

static int odd(int n) {
  if (n == 0) return 0;
  return even(n - 1);  // ub: recursion
}

int main(void) {
  printf("%d\n", even(8));
  printf("%d\n", even(-1));
  return 0;
}
