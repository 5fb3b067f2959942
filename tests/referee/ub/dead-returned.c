// Returns the address of an array of its own.
#include <stdio.h>

static char *number(int n) {
  char text[12];
  char *p = text + 11;
  *p = '\0';
  do {
    *--p = (char)('0' + n % 10);
    n /= 10;
  } while (n);
  return p;
}

int main(void) {
  char *s = number(42);
  char c = s[0];  // ub: dead
  putchar(c);
  putchar('\n');
  return 0;
}
