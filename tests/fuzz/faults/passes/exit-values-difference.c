#include <stdio.h>
#define APART __attribute__((noinline))

APART int flip(int n, int k) {
  int x = 3;
  for (int i = 0; i < n; i++) x = k - x;
  return x;
}
int main(void) {
  for (int n = 0; n < 9; n++) printf("%d ", flip(n, 10));
  return 0;
}
