// The halves of an int as an array of short.
#include <stdio.h>

int main(void) {
  int word = 0x12345678;
  short *half = (short *)&word;
  int low = half[0];  // ub: type
  printf("%x\n", low);
  return 0;
}
