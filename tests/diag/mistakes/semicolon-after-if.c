#include <stdio.h>
int main(void) {
  int n = 3;
  if (n > 5);  // warning: if statement has empty body [-Wempty-body] // note: put the semicolon on a separate line to silence this warning
    printf("big\n");
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
