#include <stdio.h>
int main(void) {
  double d = 1.5;
  printf("%d\n", d);  // warning: format specifies type 'int' but the argument has type 'double' [-Wformat]
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
