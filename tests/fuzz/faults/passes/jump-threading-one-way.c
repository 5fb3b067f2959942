#include <stdio.h>
#define APART __attribute__((noinline))

APART int classify(int a, int b) {
  int r = 0;
  if (b < 5) {
    if (a < 5) puts("both");
    puts("b");
  } else {
    puts("not b");
  }
  if (a < 5) r = 10;
  return r + b;
}
int main(void) {
  for (int a = 3; a < 8; a++)
    for (int b = 3; b < 7; b++) printf("%d\n", classify(a, b));
  return 0;
}
