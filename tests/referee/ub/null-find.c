// The result of a search is not looked at.
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[] = "name value";
  char *equal = strchr(line, '=');
  *equal = '\0';  // ub: null
  printf("%s\n", line);
  return 0;
}
