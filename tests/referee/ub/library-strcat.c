// Joins words without counting.
#include <stdio.h>
#include <string.h>

int main(void) {
  const char *words[3] = {"over", "flow", "ing"};
  char line[10] = "";
  for (int i = 0; i < 3; i++)
    strcat(line, words[i]);  // ub: library
  printf("%c\n", line[0]);
  return 0;
}
