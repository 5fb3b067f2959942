// qsort and bsearch over records, strings and nothing.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct city {
  const char *name;
  int size;
};

static int by_size(const void *a, const void *b) {
  const struct city *x = a, *y = b;
  return (x->size > y->size) - (x->size < y->size);
}

static int by_text(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

int main(void) {
  struct city c[] = {{"Ulm", 126}, {"Rom", 2870}, {"Bonn", 330}, {"Wien", 1900}};
  qsort(c, 4, sizeof *c, by_size);
  for (int i = 0; i < 4; i++) printf("%s ", c[i].name);
  struct city key = {NULL, 330};
  struct city *found = bsearch(&key, c, 4, sizeof *c, by_size);
  printf("%s\n", found ? found->name : "none");
  const char *words[] = {"pear", "apple", "fig"};
  qsort(words, 3, sizeof *words, by_text);
  printf("%s %s %s\n", words[0], words[1], words[2]);
  qsort(words, 0, sizeof *words, by_text);
  key.size = 5;
  printf("%d\n", bsearch(&key, c, 4, sizeof *c, by_size) == NULL);
  return 0;
}
