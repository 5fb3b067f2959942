// Prints one character more than were stored.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *word = malloc(8);
  if (!word) return 1;
  for (int i = 0; i < 5; i++) word[i] = (char)('a' + i);
  for (int i = 0; i < 6; i++)
    putchar(word[i]);  // ub: uninitialised
  putchar('\n');
  free(word);
  return 0;
}
