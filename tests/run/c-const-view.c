// Variables that are not const, seen through pointers to const: what they were initialised with is
// not what they hold.
#include <stdio.h>

int number = 5, table[3] = {1, 2, 3};
char text[] = "[ab]";

void change(void) {
  number += 1;
  table[1] += 10;
  text[1] = 'x';
}

int main(void) {
  change();
  const int copied = *(const int *)&number;
  const int third = ((const int *)table)[1] + (*(const int (*)[3])&table)[2];
  switch (((const char *)text)[1]) {
    case 'a':
      printf("old\n");
      break;
    case 'x':
      printf("%d %d %d\n", copied, third, __builtin_constant_p(((const int *)table)[0]));
      break;
  }
  return 0;
}
