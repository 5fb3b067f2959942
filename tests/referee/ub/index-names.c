// A table of names with a number that is not in it.
#include <stdio.h>

enum colour { RED, GREEN, BLUE, COLOURS };

int main(void) {
  const char *names[COLOURS] = {"red", "green", "blue"};
  enum colour c = RED;
  for (int i = 0; i < 4; i++) {
    const char *name = names[c];  // ub: index
    printf("%c\n", name[0]);
    c = (enum colour)(c + 1);
  }
  return 0;
}
