// The counter of a record is read and changed by two pointers to it.
#include <stdio.h>

struct account {
  long sum;
};

static void move(struct account *from, struct account *to, long n) {
  to->sum = (from->sum -= n) + to->sum++;  // ub: unsequenced
}

int main(void) {
  struct account a = {5};
  move(&a, &a, 2);
  printf("%ld\n", a.sum);
  return 0;
}
