// A limit that is constant until somebody raises it.
#include <stdio.h>

static void raise(const int *limit) {
  int *p = (int *)limit;
  *p = *p + 1;  // ub: const
}

int main(void) {
  const int limit = 10;
  raise(&limit);
  printf("%d\n", limit);
  return 0;
}
