#include <stdio.h>
#define APART __attribute__((noinline))

APART int test(int a, int b) {
  int r = 0;
  if ((a > 3) | (b > 3)) {
    r = 1;
    puts("one of them");
    if (a > 3) r += 2;
    if (b > 3) r += 4;
  }
  return r;
}
int main(void) {
  for (int a = 2; a < 6; a++)
    for (int b = 2; b < 6; b++) printf("%d\n", test(a, b));
  return 0;
}
