// Static locals keep their values, also through recursion and by address.
#include <stdio.h>

static int *counter(void) {
  static int n;
  n++;
  return &n;
}

static const char *name(int n) {
  static char text[4][8];
  static int turn;
  char *t = text[turn++ % 4];
  sprintf(t, "n%d", n);
  return t;
}

static int depth(int n) {
  static int deepest;
  if (n > deepest) deepest = n;
  if (n < 10) depth(n + 1);
  return deepest;
}

int main(void) {
  int *first = counter();
  counter();
  printf("%d\n", *first);
  printf("%s %s %s\n", name(1), "and", name(1));
  printf("%d\n", depth(0));
  return 0;
}
