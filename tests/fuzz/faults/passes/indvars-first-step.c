#include <stdio.h>
#define APART __attribute__((noinline))

APART int sum(const int* a, unsigned char from) {
  int s = 0;
  unsigned char i = from;
  do s += a[i];
  while (++i < 20);
  return s;
}
int main(void) {
  int a[256];
  for (int i = 0; i < 256; i++) a[i] = i * i;
  printf("%d %d %d\n", sum(a, 3), sum(a, 30), sum(a, 255));
  return 0;
}
