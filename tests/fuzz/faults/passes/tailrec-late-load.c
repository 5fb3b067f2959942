#include <stdio.h>
#define APART __attribute__((noinline))

int depth;
APART int down(int n) {
  if (n == 0) return 0;
  depth = depth + n;
  return down(n - 1) + depth;
}
int main(void) {
  printf("%d\n", down(5));
  return 0;
}
