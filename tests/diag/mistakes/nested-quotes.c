#include <stdio.h>
int main(void) {
  printf("he said "hi"\n");
  return 0;
}
// error@3: expected ')'
// note@3: to match this '('
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
