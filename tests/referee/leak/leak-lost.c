// A buffer is replaced without giving the first one back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *s) {
  char *d = malloc(strlen(s) + 1);  // leak
  if (!d) exit(1);
  strcpy(d, s);
  return d;
}

int main(void) {
  char *name = copy("first");
  printf("%s\n", name);
  name = copy("second");
  printf("%s\n", name);
  free(name);
  return 0;
}
