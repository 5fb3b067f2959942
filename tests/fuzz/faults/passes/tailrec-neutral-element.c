#include <stdio.h>
#define APART __attribute__((noinline))

APART int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
int main(void) {
  for (int i = 0; i < 8; i++) printf("%d ", factorial(i));
  return 0;
}
