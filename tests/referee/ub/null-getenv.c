// A variable of the environment that nobody sets.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  const char *home = getenv("REFEREE_NOBODY_SETS_THIS");
  size_t n = strlen(home);  // ub: null
  printf("%zu\n", n);
  return 0;
}
