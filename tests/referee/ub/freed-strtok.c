// The text is freed before its last word was asked for.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *copy(const char *text) {
  char *result = malloc(strlen(text) + 1);
  if (!result) exit(1);
  return strcpy(result, text);
}

int main(void) {
  char *line = copy("set x 12");
  char *command = strtok(line, " ");
  printf("%s\n", command);
  free(line);
  char *name = strtok(NULL, " ");  // ub: freed
  printf("%s\n", name);
  return 0;
}
