// Pointers to pointers, arrays of strings and jagged rows.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void append(char ***list, int *n, const char *s) {
  char **bigger = realloc(*list, (*n + 2) * sizeof *bigger);
  if (!bigger) exit(1);
  bigger[*n] = malloc(strlen(s) + 1);
  if (!bigger[*n]) exit(1);
  strcpy(bigger[*n], s);
  bigger[++*n] = NULL;
  *list = bigger;
}

int main(void) {
  char **list = NULL;
  int n = 0;
  append(&list, &n, "alpha");
  append(&list, &n, "");
  append(&list, &n, "gamma");
  for (char **p = list; *p; p++) printf("[%s]", *p);
  printf("%d\n", n);
  for (int i = 0; i < n; i++) free(list[i]);
  free(list);
  int *rows[4];
  for (int i = 0; i < 4; i++) {
    rows[i] = malloc((i + 1) * sizeof(int));
    if (!rows[i]) return 1;
    rows[i][0] = rows[i][i] = 1;
    for (int j = 1; j < i; j++) rows[i][j] = rows[i - 1][j - 1] + rows[i - 1][j];
  }
  printf("%d %d\n", rows[3][1], rows[3][3]);
  for (int i = 0; i < 4; i++) free(rows[i]);
  return 0;
}
