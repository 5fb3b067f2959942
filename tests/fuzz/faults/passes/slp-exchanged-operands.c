#include <stdio.h>
#define APART __attribute__((noinline))

APART void differences(int* restrict d, const int* restrict a, const int* restrict b) {
  d[0] = a[0] - b[0] * 3;
  d[1] = b[1] * 3 - a[1];
  d[2] = a[2] - b[2] * 3;
  d[3] = a[3] - b[3] * 3;
}
int main(void) {
  int a[4] = {1, 2, 3, 4}, b[4] = {9, 7, 5, 2}, d[4];
  differences(d, a, b);
  printf("%d %d %d %d\n", d[0], d[1], d[2], d[3]);
  return 0;
}
