// The text of a number needs a byte more.
#include <stdio.h>

static void show(int n) {
  char text[6];
  sprintf(text, "%d", n);  // ub: library
  printf("%c\n", text[0]);
}

int main(void) {
  show(12345);
  show(-12345);
  return 0;
}
