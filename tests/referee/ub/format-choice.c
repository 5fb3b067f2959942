// Of two formats the one that does not fit is chosen; the other one is right.
#include <stdio.h>

static void show(int isNumber) { printf(isNumber ? "%d\n" : "%s\n", 42); }  // ub: format

int main(void) {
  show(1);
  show(0);
  return 0;
}
