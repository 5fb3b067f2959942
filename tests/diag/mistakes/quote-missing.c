#include <stdio.h>
int main(void) {
  printf("hello\n);
  return 0;
}
// error@3: missing terminating '"' character
// note@3: to match this '('
// error@4: expected ')'
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
