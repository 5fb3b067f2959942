// A long is printed as an int.
#include <stdio.h>

int main(void) {
  long population = 8000000000;
  printf("%d people\n", population);  // ub: format
  return 0;
}
