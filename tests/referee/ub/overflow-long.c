// A hash in signed long.
#include <stdio.h>

int main(void) {
  const char *text = "the quick brown fox";
  long h = 5381;
  for (int i = 0; text[i]; i++) {
    h = h * 33;  // ub: overflow
    h ^= text[i];
  }
  printf("%ld\n", h);
  return 0;
}
