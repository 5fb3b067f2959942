// An arena carves aligned blocks of several types out of one block of malloc.
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct arena {
  char *base;
  size_t used, size;
};

static void *take(struct arena *a, size_t size, size_t align) {
  size_t at = (a->used + align - 1) / align * align;
  if (at + size > a->size) return NULL;
  a->used = at + size;
  return a->base + at;
}

int main(void) {
  struct arena a = {malloc(128), 0, 128};
  if (!a.base) return 1;
  char *name = take(&a, 5, 1);
  double *d = take(&a, sizeof *d, alignof(double));
  int *numbers = take(&a, 3 * sizeof *numbers, alignof(int));
  short *s = take(&a, sizeof *s, alignof(short));
  memcpy(name, "name", 5);
  *d = 2.5;
  for (int i = 0; i < 3; i++) numbers[i] = i + 1;
  *s = -1;
  printf("%s %.1f %d %d\n", name, *d, numbers[2], *s);
  printf("%zu %d\n", a.used, take(&a, 200, 1) == NULL);
  a.used = 0;
  long *again = take(&a, 4 * sizeof *again, alignof(long));
  again[3] = 99;
  printf("%ld\n", again[3]);
  free(a.base);
  return 0;
}
