// Makes the first letter large.
#include <stdio.h>

int main(void) {
  char *greeting = "hello";
  greeting[0] = 'H';  // ub: literal
  printf("%s\n", greeting);
  return 0;
}
