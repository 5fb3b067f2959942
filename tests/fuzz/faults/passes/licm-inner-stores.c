#include <stdio.h>
#define APART __attribute__((noinline))

int numbers[4] = {1, 2, 3, 4};
APART int count(int* a, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    sum += numbers[2];
    for (int k = 0; k < 4; k++) a[k] += i + k;
  }
  return sum;
}
int main(void) {
  printf("%d\n", count(numbers, 5));
  return 0;
}
