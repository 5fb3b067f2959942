#include <stdio.h>
#define APART __attribute__((noinline))

APART void walk(int* a, int n, int stops) {
  int i = 0;
  for (;;) {
    a[i] = i + 1;
    if (stops) break;
    if (++i >= n) break;
  }
}
int main(void) {
  int a[8] = {0};
  walk(a, 3, 1);
  printf("%d %d\n", a[0], a[2]);
  return 0;
}
