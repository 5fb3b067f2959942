#include <stdio.h>
int main(void) {
  for (int i = 0; i < 3; i++) {  // note: by its indentation, this '{' is the one without a '}'
    printf("%d\n", i);
  return 0;
}  // error@+1: expected '}'
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
