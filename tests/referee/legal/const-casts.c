// const is cast away from objects which are not const.
#include <stdio.h>
#include <string.h>

static void upper(const char *s) {
  char *p = (char *)s;
  if (*p >= 'a' && *p <= 'z') *p -= 32;
}

static char *find(const char *s, int c) {
  while (*s && *s != c) s++;
  return (char *)s;
}

int main(void) {
  char word[] = "word";
  upper(word);
  *find(word, 'd') = 'k';
  puts(word);
  const char *view = word;
  *(char *)&view[1] = 'a';
  puts(word);
  upper("LITERAL");
  const int constant = 5;
  int *p = (int *)&constant;
  printf("%d\n", *p);
  char *literal = "read only";
  printf("%c\n", literal[5]);
  memcpy(word, literal, 4);
  puts(word);
  return 0;
}
