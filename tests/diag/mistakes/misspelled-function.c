#include <stdio.h>
int main(void) {
  prinft("hello\n");  // error: call to undeclared function 'prinft'; did you mean 'printf'?
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
