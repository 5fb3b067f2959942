// exit inside of calls; memory that is still reachable and functions of atexit.
#include <stdio.h>
#include <stdlib.h>

static char *kept;

static void at_end(void) {
  printf("at the end %c\n", kept[0]);
  free(kept);
}

static int deep(int n) {
  char local[10] = "local";
  if (n == 0) {
    printf("%s\n", local);
    exit(7);
  }
  return deep(n - 1) + 1;
}

int main(void) {
  kept = malloc(10);
  if (!kept) return 1;
  kept[0] = 'k';
  atexit(at_end);
  int never = deep(5);
  return never;
}
