// As many bytes as the source may have, not as the target has.
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <string.h>

int main(void) {
  char source[16] = "name", target[8];
  stpncpy(target, source, sizeof source);  // ub: library
  puts(target);
  return 0;
}
