// Prints a name that was not found.
#include <stdio.h>

static const char *nameOf(int digit) {
  static const char *const names[] = {"zero", "one", "two"};
  return digit < 3 ? names[digit] : NULL;
}

int main(void) {
  for (int i = 0; i < 4; i++) {
    printf("%s\n", nameOf(i));  // ub: null
  }
  return 0;
}
