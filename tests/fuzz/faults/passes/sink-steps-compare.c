#include <stdio.h>
#define APART __attribute__((noinline))

APART int sum(const int* a, int n) {
  int s = 0;
  do s = s * 3 + *a++;
  while (--n);
  return s;
}
int main(void) {
  int a[40];
  for (int i = 0; i < 40; i++) a[i] = i * i;
  for (int n = 3; n < 20; n++) printf("%d ", sum(a, n));
  return 0;
}
