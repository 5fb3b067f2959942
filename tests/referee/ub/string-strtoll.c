// A number that fills its array.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char digits[4] = "1234";
  long long n = strtoll(digits, 0, 10);  // ub: string
  printf("%d\n", n > 1000);
  return 0;
}
