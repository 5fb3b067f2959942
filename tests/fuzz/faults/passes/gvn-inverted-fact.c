#include <stdio.h>
#define APART __attribute__((noinline))

APART int kind(int a, int b) {
  int r = 0;
  if (a * 3 < b) {
    r = a + b;
    if (a * 3 < b) r += 100;
  }
  return r;
}
int main(void) {
  for (int i = -5; i < 5; i++) printf("%d ", kind(i, 1));
  return 0;
}
