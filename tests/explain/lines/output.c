// Several calls that print in one block, letters of several bytes, and a line that prints twice.
#include <stdio.h>

int main(void) {
  int x = 1;
  printf("é%d\n", x);
  x += 2;
  puts("漢字");
  x += 2;
  printf("%d", x), puts("");
  return 0;
}
