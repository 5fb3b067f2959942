// An arena that hands out memory right behind a string.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *arena;
static size_t used;

static void *take(size_t n) {
  void *p = arena + used;
  used += n;
  return p;
}

int main(void) {
  arena = malloc(64);
  if (!arena) return 1;
  char *name = take(5);
  memcpy(name, "john", 5);
  *(double *)take(sizeof(double)) = 1.5;  // ub: misaligned
  printf("%s\n", name);
  free(arena);
  return 0;
}
