#include <stdio.h>
int main(void) {
  int n;  // note: variable 'n' is declared here
  scanf("%d", n);  // warning: format specifies type 'int *' but the argument has type 'int' [-Wformat] // warning: variable 'n' is uninitialized when used here [-Wuninitialized]
  return n;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
