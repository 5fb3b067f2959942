// A jump back in a block does not end its variables. A block with labels is left by a jump and
// entered again, many times.
#include <stdio.h>

static int jumpsInside(void) {
  int *p = 0, n = 0;
again:;
  int v;
  if (p) *p = n;
  v = 1;
  p = &v;
  if (n++ < 3) goto again;
  return *p;
}

int main(void) {
  static const unsigned code[] = {1, 2, 0};
  static const void *const table[] = {&&stop, &&one, &&two};
  int n = 0, sum = 0;
start:;
  int limit = n + 1;
  const unsigned *pc = code;
  for (;;) {
    unsigned i = *pc++;
    goto *table[i & 3];
  one: {
    int *a = &sum, c = i & 1 ? 1 : 2;
    *a += c;
    i = *pc++;
    goto *table[i & 3];
  }
  two:
    if (limit >= 300000) goto *table[0];
    n = limit;
    if (i & 2) goto start;
  stop:
    break;
  }
  printf("%d %d %d\n", n, sum, jumpsInside());
}
