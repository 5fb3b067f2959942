// Writes to an output parameter behind the caller's array.
#include <stdio.h>

static int digits(int n, char *out) {
  int length = 0;
  while (n > 0) {
    out[length++] = (char)('0' + n % 10);  // ub: bounds
    n /= 10;
  }
  return length;
}

int main(void) {
  char text[4];
  printf("%d\n", digits(1234, text));
  printf("%d\n", digits(12345, text));
  return 0;
}
