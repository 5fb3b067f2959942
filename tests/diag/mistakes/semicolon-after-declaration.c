#include <stdio.h>
int main(void) {
  int n = 3  // error: expected ';' at end of declaration
  printf("%d\n", n);
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
