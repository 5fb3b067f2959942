#include <stdio.h>
int main（void） {  // error: unexpected character <U+FF08>; did you mean '('? // error: unexpected character <U+FF09>; did you mean ')'?
  printf（"hello\n"）;  // error: unexpected character <U+FF08>; did you mean '('? // error: unexpected character <U+FF09>; did you mean ')'?
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
