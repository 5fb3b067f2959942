// The values are the same, the trace is not.
#include <stdio.h>

static int traced(int n) {
  printf("computing %d\n", n);
  return n;
}

int main(void) {
  if (traced(1) < traced(2))  // ub: order
    printf("less\n");
  return 0;
}
