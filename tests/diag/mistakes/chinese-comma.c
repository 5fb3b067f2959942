#include <stdio.h>
int main(void) {
  int a，b;  // error: unexpected character <U+FF0C>; did you mean ','?
  a = b = 1;
  return a - b;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
