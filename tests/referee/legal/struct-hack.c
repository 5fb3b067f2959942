// The old idiom: an array of one at the end of a record in a larger block.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
  int length;
  char data[1];
};

static struct text *make(const char *s) {
  size_t n = strlen(s);
  struct text *t = malloc(sizeof *t + n);
  if (!t) exit(1);
  t->length = (int)n;
  strcpy((char *)t + offsetof(struct text, data), s);
  return t;
}

int main(void) {
  struct text *t = make("struct hack");
  int vowels = 0;
  for (int i = 0; i < t->length; i++)
    if (strchr("aeiou", t->data[i])) vowels++;
  printf("%d %d\n", t->length, vowels);
  free(t);
  return 0;
}
