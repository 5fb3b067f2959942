// Blocks that reallocarray moves and keeps when it fails, and aligned ones.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <malloc.h>
void *reallocarray(void *, size_t, size_t);
int main(void) {
  int *p = reallocarray(0, 4, sizeof *p);
  for (int i = 0; i < 4; i++) p[i] = i * i;
  p = reallocarray(p, 1000, sizeof *p);
  printf("%d %d\n", p[1], p[3]);
  printf("%d %d\n", reallocarray(p, (size_t)-1, 16) == 0, realloc(p, (size_t)-1) == 0);
  free(p);
  char *a = memalign(64, 10), *v = valloc(10);
  printf("%d %d\n", (int)((size_t)a % 64), (int)((size_t)v % 4096));
  strcpy(a, "memory"); strcpy(v, a);
  puts(v);
  free(a); free(v);
  return 0;
}
