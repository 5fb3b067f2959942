// Whole records are compared after they were cleared or have no padding.
#include <stdio.h>
#include <string.h>

struct packed {
  int a, b;
  short c, d;
};
struct padded {
  char c;
  int n;
};

int main(void) {
  struct packed x = {1, 2, 3, 4}, y;
  y.a = 1;
  y.b = 2;
  y.c = 3;
  y.d = 4;
  printf("%d\n", memcmp(&x, &y, sizeof x));
  struct padded p, q;
  memset(&p, 0, sizeof p);
  memset(&q, 0, sizeof q);
  p.n = q.n = 9;
  printf("%d\n", memcmp(&p.n, &q.n, sizeof p.n));
  struct padded copy;
  memcpy(&copy, &p, sizeof p);
  printf("%d\n", copy.c == p.c && copy.n == p.n);
  static struct padded zero, other;
  printf("%d\n", memcmp(&zero, &other, sizeof zero));
  return 0;
}
