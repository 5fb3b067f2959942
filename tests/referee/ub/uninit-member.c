// A record of which one member is forgotten.
#include <stdio.h>

struct point {
  int x, y;
};

static void set(struct point *p, int x) { p->x = x; }

int main(void) {
  struct point p;
  set(&p, 3);
  printf("x %d\n", p.x);
  printf("y %d\n", p.y);  // ub: uninitialised
  return 0;
}
