#include <stdio.h>
#define APART __attribute__((noinline))

APART void clear(int* a, int n) {
  for (int i = 0; i < n; i++) a[i] = 0;
}
int main(void) {
  int a[20];
  for (int i = 0; i < 20; i++) a[i] = i + 1;
  clear(a, 15);
  for (int i = 0; i < 20; i++) printf("%d ", a[i]);
  return 0;
}
