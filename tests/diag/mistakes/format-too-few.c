#include <stdio.h>
int main(void) {
  printf("%d %d\n", 1);  // warning: more '%' conversions than data arguments [-Wformat-insufficient-args]
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
