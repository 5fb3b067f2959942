#include <stdio.h>
int main(void) {  // note: to match this '{'
  for (int i = 0; i < 3; i++) {
    printf("%d\n", i);
  return 0;
}  // error@+1: expected '}'
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
