#include <stdio.h>
#define APART __attribute__((noinline))

APART void smooth(int* a, int* b, int n) {
  for (int i = 1; i < n; i++) {
    int here = a[i], before = a[i - 1];
    b[i] = here * 3 + before;
  }
}
int main(void) {
  int a[24];
  for (int i = 0; i < 24; i++) a[i] = i * i % 7;
  smooth(a, a, 24);
  for (int i = 0; i < 24; i++) printf("%d ", a[i]);
  return 0;
}
