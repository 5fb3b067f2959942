// A copy of a string without a place for its end.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *s) {
  size_t n = strlen(s);
  char *d = malloc(n);
  if (!d) exit(1);
  for (size_t i = 0; i < n; i++) d[i] = s[i];
  d[n] = '\0';  // ub: bounds
  return d;
}

int main(void) {
  char *s = copy("a string of 24 characters");
  putchar(s[0]);
  putchar('\n');
  free(s);
  return 0;
}
