// A compound literal lives as long as its block.
#include <stdio.h>

struct point {
  int x, y;
};

int main(void) {
  struct point *p;
  {
    p = &(struct point){3, 4};
    printf("%d\n", p->x);
  }
  {
    p->y = 5;  // ub: dead
  }
  puts("end");
  return 0;
}
