// Adds the squares of 1 to 10.
#include <stdio.h>

int main(void) {
  int sum;
  for (int i = 1; i <= 10; i++)
    sum = sum ^ (i * i);
  printf("sum %d\n", sum);  // ub: uninitialised
  return 0;
}
