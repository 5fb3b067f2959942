#include <stdio.h>
int main(void) {
  printf('hello');
  return 0;
}
// error@3: character constant too long for its type
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
