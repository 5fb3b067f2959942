// A string on the heap that is filled letter by letter.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *letters = malloc(26);
  char copy[100];
  if (!letters) return 1;
  for (int i = 0; i < 26; i++) letters[i] = (char)('a' + i);
  strcpy(copy, letters);  // ub: string
  putchar(copy[25]);
  putchar('\n');
  free(letters);
  return 0;
}
