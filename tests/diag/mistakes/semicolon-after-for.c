#include <stdio.h>
int main(void) {
  for (int i = 0; i < 3; i++);  // warning: for loop has empty body [-Wempty-body] // note: put the semicolon on a separate line to silence this warning
    printf("again\n");
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
