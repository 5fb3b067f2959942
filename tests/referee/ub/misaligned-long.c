// A long in the middle of an array of int memory.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *words = calloc(8, sizeof *words);
  if (!words) return 1;
  for (int i = 0; i < 2; i++) {
    *(long *)&words[3 * i] = 9;  // ub: misaligned
  }
  printf("%d\n", words[0]);
  free(words);
  return 0;
}
