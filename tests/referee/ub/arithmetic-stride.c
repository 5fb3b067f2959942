// Steps by bytes where the pointer steps by elements.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  double *samples = malloc(4 * sizeof *samples);
  if (!samples) return 1;
  double *p = samples;
  for (int i = 0; i < 4; i++) samples[i] = i;
  p += sizeof(double);  // ub: pointer-arithmetic
  printf("%d\n", p > samples);
  free(samples);
  return 0;
}
