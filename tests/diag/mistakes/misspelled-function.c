#include <stdio.h>
int main(void) {
  prinft("hello\n");  // warning: call to undeclared function 'prinft'; did you mean 'printf'?
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
