// One of the branches gives nothing.
#include <stdio.h>

static int grade(int points) {
  if (points >= 90) return 1;
  if (points >= 50) return 2;
}

int main(void) {
  int points[3] = {95, 60, 20};
  for (int i = 0; i < 3; i++)
    printf("%d\n", grade(points[i]));  // ub: missing-return
  return 0;
}
