// Operators that skip a value which is not there.
#include <stdio.h>

struct option {
  int present;
  int value;
};

static int chosen(const struct option *o) { return o && o->present && o->value > 3; }

int main(void) {
  struct option none, some;
  none.present = 0;
  some.present = 1;
  some.value = 5;
  printf("%d %d %d\n", chosen(&none), chosen(&some), chosen(NULL));
  int a[3] = {1, 2, 3}, i = 0, d = 0;
  while (i < 3 && a[i] != 9) i++;
  printf("%d\n", i);
  printf("%d\n", d == 0 || 10 / d > 1);
  printf("%d\n", d ? 10 / d : -1);
  int unset;
  printf("%d\n", i == 3 ? 1 : unset);
  printf("%d\n", i != 3 && unset);
  return 0;
}
