// Prints a string that was given back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *name = malloc(16);
  if (!name) return 1;
  strcpy(name, "Ada");
  printf("%s\n", name);
  free(name);
  printf("%s\n", name);  // ub: freed
  return 0;
}
