// strncpy does not end a string that is too long.
#include <stdio.h>
#include <string.h>

int main(void) {
  char code[4];
  strncpy(code, "ABCD", sizeof code);
  printf("%c\n", code[0]);
  printf("%s\n", code);  // ub: string
  return 0;
}
