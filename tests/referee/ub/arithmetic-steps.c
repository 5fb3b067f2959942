// Every third element, and the last step is too long.
#include <stdio.h>

int main(void) {
  char text[8] = "abcdefg";
  const char *p = text, *end = text + 8;
  while (p < end) {
    putchar(*p);
    p += 3;  // ub: pointer-arithmetic
  }
  putchar('\n');
  return 0;
}
