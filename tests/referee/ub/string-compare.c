// Compares a field of a record that is full.
#include <stdio.h>
#include <string.h>

static char field[3] = {'a', 'b', 'c'};

int main(void) {
  int same = strcmp("abc", field) == 0;  // ub: string
  printf("%d\n", same | 1);
  return 0;
}
