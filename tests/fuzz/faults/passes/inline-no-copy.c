#include <stdio.h>
#define APART __attribute__((noinline))

struct Point {
  int x, y, z[8];
};
static int moved(struct Point p, int by) {
  p.x += by;
  p.z[by & 7] = by;
  return p.x * p.y + p.z[1];
}
APART int twice(struct Point* p, int by) { return moved(*p, by) + p->x * 1000; }
int main(void) {
  struct Point p = {3, 4, {5, 6}};
  printf("%d %d\n", twice(&p, 2), p.x);
  return 0;
}
