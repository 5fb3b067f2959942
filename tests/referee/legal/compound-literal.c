// Compound literals as arguments, as arrays and at file scope.
#include <stdio.h>

struct point {
  int x, y;
};

static struct point *origin = &(struct point){10, 20};
static int sum(const int *a, int n) {
  int s = 0;
  while (n--) s += *a++;
  return s;
}
static int cross(struct point a, struct point b) { return a.x * b.y - a.y * b.x; }

int main(void) {
  printf("%d\n", sum((int[]){1, 2, 3, 4}, 4));
  printf("%d\n", cross((struct point){1, 2}, (struct point){.y = 5}));
  origin->x++;
  printf("%d %d\n", origin->x, origin->y);
  int total = 0;
  for (int i = 0; i < 3; i++) {
    int *p = (int[2]){i};
    p[1] += i;
    total += p[0] + p[1];
  }
  printf("%d\n", total);
  char *s = (char[]){"writable"};
  s[0] = 'W';
  puts(s);
  return 0;
}
