#include <stdio.h>
#define APART __attribute__((noinline))

APART int fold(const int* a, int n) {
  int s = 1;
  for (int i = 0; i < n; i++)
    if (a[i] & 1) s = 1 - s;
  return s;
}
APART int fold7(const int* a, int n) {
  int s = 1;
  for (int i = 0; i < n; i++)
    if (a[i] & 1) s = a[i] - s;
  return s;
}
int main(void) {
  int a[12] = {3, 4, 7, 1, 0, 2, 9, 5, 5, 8, 1, 3};
  for (int n = 0; n < 12; n++) printf("%d %d\n", fold(a, n), fold7(a, n));
  return 0;
}
