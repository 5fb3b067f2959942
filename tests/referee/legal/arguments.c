// The arguments of main and their null pointer at the end.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  printf("%d %d\n", argc, argv[argc] == NULL);
  char *name = argv[0];
  printf("%d\n", strlen(name) > 0);
  int n = 0;
  for (char **a = argv; *a; a++) n++;
  printf("%d\n", n == argc);
  name[0] = 'x';
  argv++;
  printf("%d\n", argv[-1] == name);
  const char *path = getenv("REFEREE_NOBODY_SETS_THIS");
  printf("%s\n", path ? path : "unset");
  return argc;
}
