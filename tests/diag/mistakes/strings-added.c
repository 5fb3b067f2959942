#include <stdio.h>
int main(void) {
  char *s = "a" + "b";  // error: invalid operands to binary expression ('char[2]' and 'char[2]')
  puts(s);
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
