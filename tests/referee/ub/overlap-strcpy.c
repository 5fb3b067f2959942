// Takes the spaces from the front of a string.
#include <stdio.h>
#include <string.h>

static void trim(char *s) {
  char *p = s;
  while (*p == ' ') p++;
  if (p != s)
    strcpy(s, p);  // ub: overlap
}

int main(void) {
  char a[] = "word", b[] = "  another word";
  trim(a);
  trim(b);
  printf("%s %c\n", a, b[0]);
  return 0;
}
