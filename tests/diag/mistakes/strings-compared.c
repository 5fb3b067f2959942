#include <stdio.h>
int main(void) {
  char s[10] = "yes";
  if (s == "yes") return 1;  // warning: result of comparison against a string literal is unspecified (use an explicit string comparison function instead) [-Wstring-compare]
  return 0;
}
// FLAGS: -Wall -Wextra -Wimplicit-fallthrough
