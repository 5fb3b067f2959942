#include <stdio.h>
#define APART __attribute__((noinline))

APART int choose(int a, int b) {
  int r = a;
  if (a > b) {
    r = b;
    printf("%d;", r);
  } else {
    printf("%d ", r);
  }
  return r + 1;
}
int main(void) {
  for (int i = 0; i < 6; i++) printf("%d\n", choose(i, 3));
  return 0;
}
