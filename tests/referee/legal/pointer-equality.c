// Unrelated pointers are compared for equality, with null and as functions.
#include <stdio.h>
#include <stdlib.h>

static int f(void) { return 1; }
static int g(void) { return 2; }

static int global;

int main(void) {
  int local;
  int *heap = malloc(sizeof *heap);
  int *none = NULL;
  printf("%d %d %d\n", &local == &global, heap == &local, heap != &global);
  printf("%d %d\n", none == NULL, heap == none || !heap);
  int (*p)(void) = f;
  printf("%d %d\n", p == f, p == g);
  void *v = &local;
  printf("%d\n", v == (void *)&local);
  free(heap);
  return 0;
}
