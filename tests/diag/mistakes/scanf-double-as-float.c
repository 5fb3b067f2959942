#include <stdio.h>
int main(void) {
  double d;
  scanf("%f", &d);  // warning: format specifies type 'float *' but the argument has type 'double *' [-Wformat]
  return (int)d;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
