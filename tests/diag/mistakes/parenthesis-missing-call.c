#include <stdio.h>
int main(void) {
  printf("%d\n", 3;  // error: expected ')' // note: to match this '('
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
