// A parser: the operands of `-` are read from one text.
#include <stdio.h>

static const char *at;

static int number(void) {
  int value = 0;
  while (*at >= '0' && *at <= '9') value = value * 10 + (*at++ - '0');
  at++;
  return value;
}

int main(void) {
  at = "10 3 ";
  printf("%d\n", number() - number());  // ub: order
  return 0;
}
