#include <stdio.h>
#define APART __attribute__((noinline))

APART void move(int* to, const int* from, int n) {
  for (int i = 0; i < n; i++) to[i] = from[i];
}
int main(void) {
  int a[40];
  for (int i = 0; i < 40; i++) a[i] = i;
  move(a + 1, a, 30);
  for (int i = 0; i < 40; i++) printf("%d ", a[i]);
  return 0;
}
