// Digits by a string literal.
#include <stdio.h>

static char digit(int value) {
  return "0123456789ABCDEF"[value];  // ub: index
}

int main(void) {
  int value = 300;
  putchar(digit(value / 16));
  putchar(digit(value % 16));
  putchar('\n');
  return 0;
}
