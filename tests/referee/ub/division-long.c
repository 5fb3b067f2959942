// A rate over a time that did not pass.
#include <stdio.h>

int main(void) {
  long bytes = 1000, start = 50, end = 50;
  long seconds = end - start;
  bytes /= seconds;  // ub: division-by-zero
  printf("%ld\n", bytes);
  return 0;
}
