// Splits an array with a wrong offset.
#include <stdio.h>

static int numbers[10] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};

int main(void) {
  int half = (int)sizeof numbers / 2;
  int *middle = numbers + half;  // ub: pointer-arithmetic
  printf("%d\n", middle != numbers);
  return 0;
}
