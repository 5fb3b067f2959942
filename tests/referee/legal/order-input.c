// The program runs again with the same input; what is read is in order.
#include <ctype.h>
#include <stdio.h>

static int look = ' ';

static void skip(void) {
  while (look == ' ') look = getchar();
}
static int expression(void);
static int factor(void) {
  skip();
  int value = 0;
  if (look == '(') {
    look = getchar();
    value = expression();
    skip();
    look = getchar();
    return value;
  }
  for (; isdigit(look); look = getchar()) value = value * 10 + (look - '0');
  skip();
  return value;
}
static int term(void) {
  int value = factor();
  while (look == '*') {
    look = getchar();
    value = value * factor();
  }
  return value;
}
static int expression(void) {
  int value = term();
  while (look == '+' || look == '-') {
    int sign = look == '+' ? 1 : -1;
    look = getchar();
    value = value + sign * term();
  }
  return value;
}

int main(void) {
  while (look != EOF) {
    printf("%d\n", expression());
    while (look != '\n' && look != EOF) look = getchar();
    if (look == '\n') look = getchar();
  }
  return 0;
}
