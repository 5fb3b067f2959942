// One conversion more than there are arguments.
#include <stdio.h>

int main(void) {
  int day = 24, month = 12;
  printf("%d.%d.%d\n", day, month);  // ub: format
  return 0;
}
