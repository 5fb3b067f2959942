// The pointer has moved on when it is given back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *text = malloc(16);
  if (!text) return 1;
  strcpy(text, "   word");
  while (*text == ' ') text++;
  printf("%s\n", text);
  free(text);  // ub: bad-free
  return 0;
}
