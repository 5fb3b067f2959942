// getline makes and fills a block of its own.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *line = NULL;
  size_t room = 0, sum = 0;
  FILE *file = tmpfile();
  if (!file) return 1;
  fputs("first line\nx\nlast", file);
  rewind(file);
  while (getline(&line, &room, file) > 0) {
    sum += strlen(line);
    char *rest;
    printf("[%s]\n", strtok_r(line, " \n", &rest));
  }
  printf("%zu\n", sum);
  free(line);
  fclose(file);
  return 0;
}
