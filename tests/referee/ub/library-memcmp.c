// Compares more bytes than one of the arrays has.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char key[16] = "key";
  char *entry = calloc(1, 8);
  if (!entry) return 1;
  strcpy(entry, "key");
  int same = memcmp(key, entry, sizeof key) == 0;  // ub: library
  printf("%d\n", same | 1);
  free(entry);
  return 0;
}
