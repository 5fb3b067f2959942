// An increment that is assigned to itself.
#include <stdio.h>

int main(void) {
  int i = 0;
  while (i < 5) {
    i = i++ + 1;  // ub: unsequenced
    printf("%d\n", i);
  }
  return 0;
}
