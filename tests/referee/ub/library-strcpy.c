// A name that is longer than its array.
#include <stdio.h>
#include <string.h>

int main(void) {
  char name[8];
  strcpy(name, "Ada");
  printf("%s\n", name);
  strcpy(name, "Ada Lovelace");  // ub: library
  printf("%c\n", name[0]);
  return 0;
}
