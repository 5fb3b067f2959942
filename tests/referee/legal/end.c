// main without a return has the status 0.
#include <stdio.h>

static void quiet(void) { return; }

int main(void) {
  quiet();
  for (int i = 0; i < 3; i++) putchar('a' + i);
  putchar('\n');
}
