// A recursion of ten thousand calls which ends.
#include <stdio.h>

static long sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }

static int odd(int n);
static int even(int n) { return n == 0 || odd(n - 1); }
static int odd(int n) { return n != 0 && even(n - 1); }

static int length(const char *s) {
  char copy[16];
  copy[0] = *s;
  return copy[0] ? 1 + length(s + 1) : 0;
}

static int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

int main(void) {
  printf("%ld\n", sum(10000));
  printf("%d %d\n", even(10000), odd(10000));
  printf("%d\n", length("recursive"));
  printf("%d\n", ackermann(2, 50));
  return 0;
}
