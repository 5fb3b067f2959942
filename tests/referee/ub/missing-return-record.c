// A record that was not found is nowhere made.
#include <stdio.h>

struct point { int x, y; };

static struct point find(const struct point *points, int n, int x) {
  for (int i = 0; i < n; i++)
    if (points[i].x == x) return points[i];
}

int main(void) {
  struct point points[] = {{1, 10}, {2, 20}};
  struct point two = find(points, 2, 2), three = find(points, 2, 3);
  printf("%d\n", two.y);
  printf("%d\n", three.y);  // ub: missing-return
  return 0;
}
