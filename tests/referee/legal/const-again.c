// A const variable has its value anew each time its block is entered.
#include <stdio.h>

union Number {
  signed char small;
  short large;
};

struct Entry {
  int key, value;
  char name[30];
};

int main(void) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    const union Number number = {0x71};
    const struct Entry entry = {1, i, "entry"};
    sum += number.small + entry.value;
  }
  int n = 0;
again : {
  const struct Entry entry = {n, n, "again"};
  sum += entry.key;
  if (n++ < 3) goto again;
}
  printf("%d\n", sum);
  return 0;
}
