// Which of the arguments is read first?
#include <stdio.h>

static int number(void) {
  int value = 0;
  if (scanf("%d", &value) != 1) return 0;
  return value;
}

int main(void) {
  int base = number();
  printf("%d\n", base);
  printf("%d - %d\n", number(), number());  // ub: order
  return 0;
}
