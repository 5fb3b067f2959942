// A search that trusts that the number is there.
#include <stdio.h>

static int data[6] = {4, 8, 1, 9, 2, 6};

static int find(const int *p, int wanted) {
  int steps = 0;
  while (*p != wanted) {  // ub: bounds
    p++;
    steps++;
  }
  return steps;
}

int main(void) {
  printf("%d\n", find(data, 9));
  printf("%d\n", find(data, 7));
  return 0;
}
