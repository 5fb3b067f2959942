// The second word is longer than its array.
#include <stdio.h>

int main(void) {
  char first[8], second[8];
  sscanf("short extraordinary", "%s %s", first, second);  // ub: library
  printf("%c\n", first[0]);
  return 0;
}
