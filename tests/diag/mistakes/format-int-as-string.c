#include <stdio.h>
int main(void) {
  int n = 5;
  printf("%s\n", n);  // warning: format specifies type 'char *' but the argument has type 'int' [-Wformat]
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
