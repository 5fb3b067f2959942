// Counts letters in memory of malloc.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  const char *text = "hello";
  unsigned *count = malloc(26 * sizeof *count);
  if (!count) return 1;
  for (const char *p = text; *p; p++) count[*p - 'a']++;
  printf("l: %u\n", count['l' - 'a']);  // ub: uninitialised
  free(count);
  return 0;
}
