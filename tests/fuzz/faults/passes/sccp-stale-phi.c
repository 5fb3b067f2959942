#include <stdio.h>
#define APART __attribute__((noinline))

APART int steps(int n) {
  int state = 0, seen = 0;
  for (int i = 0; i < n; i++) {
    if (state == 0)
      seen += 1;
    else
      seen += 10;
    state = i & 1;
  }
  return seen;
}
int main(void) {
  for (int n = 0; n < 9; n++) printf("%d ", steps(n));
  return 0;
}
