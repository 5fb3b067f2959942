// Reads an int into a char.
#include <stdio.h>

int main(void) {
  char age = 0;
  const char *line = "42 years";
  sscanf(line, "%d", &age);  // ub: format
  printf("%d\n", age);
  return 0;
}
