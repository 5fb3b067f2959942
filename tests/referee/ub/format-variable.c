// The format is in a variable, of several by a loop: the last one has no argument.
#include <stdio.h>

int main(void) {
  const char *formats[] = {"%d\n", "%3d.\n", "%d of %d\n"};
  for (int i = 0; i < 3; i++) {
    const char *format = formats[i];
    printf(format, i);  // ub: format
  }
  return 0;
}
