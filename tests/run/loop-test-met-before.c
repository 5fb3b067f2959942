// The test at the end of the outer loop is a phi of what the inner loop has tested: it cannot move.
#include <stdio.h>

unsigned char digits[5];
int whole;

static void split(unsigned long number) {
  int n = 0;
  do {
  again:
    digits[n] = number & 127;
    number >>= 7;
    if (number) {
      digits[n] |= 128;
      if (whole) goto again;
    }
    n++;
  } while (number);
}

int main(void) {
  split(904);
  printf("%d %d\n", digits[0], digits[1]);
  return 0;
}
