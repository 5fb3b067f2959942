#include <stdio.h>
#define APART __attribute__((noinline))

int a[200], b[100];
APART void evens(int n) {
  for (int i = 0; i < n; i++) b[i] = a[2 * i] + 1;
}
int main(void) {
  for (int i = 0; i < 200; i++) a[i] = i * i;
  evens(50);
  for (int i = 0; i < 50; i++) printf("%d ", b[i]);
  return 0;
}
