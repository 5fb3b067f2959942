#include <stdio.h>
#define APART __attribute__((noinline))

APART int quarter(int x) { return x / 4; }
int main(void) {
  for (int i = -9; i < 9; i++) printf("%d ", quarter(i));
  return 0;
}
