// strtok and memchr at their borders: what they do not find, they do not write or read.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char line[] = "  one,two;;three  ";
  for (char *word = strtok(line, " ,;"); word; word = strtok(NULL, " ,;")) printf("%s\n", word);
  printf("%d\n", strtok(NULL, " ") == NULL);
  printf("%s\n", strtok("whole", ","));  // no separator: nothing is written
  char *block = malloc(4);
  if (!block) return 1;
  strcpy(block, "a b");
  char *rest, *first = strtok_r(block, " ", &rest);
  printf("%s", first);
  printf(" %s\n", strtok_r(NULL, " ", &rest));
  printf("%d\n", strtok_r(NULL, " ", &rest) == NULL);
  free(block);
  char empty[] = "";
  printf("%d\n", strtok(empty, " ") == NULL);
  strtok(line, "/");  // another text, after the one that was freed

  char bytes[4] = {1, 2, 3, 4};
  printf("%d\n", (int)((char *)memchr(bytes, 3, 100) - bytes));  // it stops where it finds one
  printf("%d\n", memchr(bytes, 5, sizeof bytes) == NULL);
  printf("%d\n", memchr(bytes + 4, 1, 0) == NULL);
  char partly[8];
  memcpy(partly, "ab\n", 3);
  printf("%d\n", (int)((char *)memchr(partly, '\n', sizeof partly) - partly));
  printf("%Lf %d %s %.2Lg %c\n", 0.5L, 3, "text", 12.0L, '!');
  char out[40];
  snprintf(out, sizeof out, "%*.*Lf|%s", 8, 2, 1.25L, "end");
  printf("%s\n", out);
  return 0;
}
