#include <stdio.h>
#define APART __attribute__((noinline))

APART void add(int* sum, int* other, int n) {
  for (int i = 0; i < n; i++) {
    *sum += i;
    *other += 3;
  }
}
int main(void) {
  int a = 1, b = 2;
  add(&a, &b, 5);
  add(&a, &a, 4);
  printf("%d %d\n", a, b);
  return 0;
}
