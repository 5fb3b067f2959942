// A table of tests of characters, asked for a byte that is negative as char.
#include <ctype.h>
#include <stdio.h>

int main(void) {
  int (*const tests[])(int) = {isgraph, isblank, iscntrl};
  const signed char text[] = {'a', ' ', -4, 0};
  int found = 0;
  for (int i = 0; text[i]; i++)
    for (int k = 0; k < 3; k++) found += tests[k](text[i]) != 0;  // ub: library
  printf("%d\n", found);
  return 0;
}
