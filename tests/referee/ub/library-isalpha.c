// Counts the letters of a text with an umlaut, whose bytes are negative as char.
#include <ctype.h>
#include <stdio.h>

int main(void) {
  const char text[] = "gr\xc3\xbc\xc3\x9f";
  int letters = 0;
  for (const signed char *at = (const signed char *)text; *at; at++) {
    if (isalpha(*at)) letters++;  // ub: library
  }
  printf("%d\n", letters);
  return 0;
}
