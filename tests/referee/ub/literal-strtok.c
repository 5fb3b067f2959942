// strtok writes a zero behind each token.
#include <stdio.h>
#include <string.h>

int main(void) {
  char *words = "to be or not";
  for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))  // ub: literal
    printf("%s\n", word);
  return 0;
}
