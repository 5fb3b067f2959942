// Appends to a string by printing it into itself.
#include <stdio.h>

int main(void) {
  char list[64] = "";
  for (int i = 1; i <= 3; i++) {
    sprintf(list, "%s%d,", list, i);  // ub: overlap
  }
  printf("%c\n", list[0]);
  return 0;
}
