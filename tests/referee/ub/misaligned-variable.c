// A number in the middle of a variable array of characters.
#include <stdio.h>

char message[16] = "abcdefghijklmno";

static int at(int place) { return *(int *)(message + place); }  // ub: misaligned

int main(void) {
  printf("%d\n", at(1));
  return 0;
}
