// strtol reads a text and writes only where it stops: the rest of the array stays unset.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char text[8], *end;
  text[0] = '4';
  text[1] = '2';
  text[2] = 0;
  long number = strtol(text, &end, 10);
  if (*end) return 1;
  if (text[5] == number) printf("equal\n");  // ub: uninitialised
  return 0;
}
