// Reads a long where only an int was made.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *small = malloc(sizeof(int));
  if (!small) return 1;
  long *large = (long *)small;
  *large = 5;  // ub: bounds
  printf("%ld\n", *large);
  free(small);
  return 0;
}
