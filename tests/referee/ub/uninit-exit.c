// Leaves by exit with a status which was never set.
#include <stdio.h>
#include <stdlib.h>

static void finish(int *status) {
  puts("bye");
  exit(*status);  // ub: uninitialised
}

int main(void) {
  int status[2];
  status[0] = 1;
  puts("hello");
  finish(&status[1]);
  return 0;
}
