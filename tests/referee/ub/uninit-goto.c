// A jump passes the initialiser of a counter.
#include <stdio.h>

int main(int argc, char **argv) {
  (void)argv;
  if (argc < 5) goto start;
  {
    int count = 3;
  start:
    printf("count %d\n", count);  // ub: uninitialised
  }
  return 0;
}
