#include <stdio.h>
int main(void) {
  printf("hello\n")  // error: expected ';' after expression
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
