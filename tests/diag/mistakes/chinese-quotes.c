#include <stdio.h>
int main(void) {
  printf(“hello\n”);
  return 0;
}
// error@3: unexpected character <U+201C>; did you mean '"'?
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
