#include <stdio.h>
#define APART __attribute__((noinline))

APART int last(int* a, int n) {
  a[0] = n;
  if (n > 3) {
    puts("more");
    a[0] = n * 5;
  }
  return a[0];
}
int main(void) {
  int a[4];
  for (int i = 0; i < 8; i++) printf("%d ", last(a, i));
  return 0;
}
