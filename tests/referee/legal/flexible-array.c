// A vector with a flexible array that grows by realloc.
#include <stdio.h>
#include <stdlib.h>

struct vector {
  size_t size, capacity;
  int data[];
};

static struct vector *push(struct vector *v, int x) {
  if (!v || v->size == v->capacity) {
    size_t size = v ? v->size : 0, capacity = size ? 2 * size : 1;
    v = realloc(v, sizeof *v + capacity * sizeof v->data[0]);
    if (!v) exit(1);
    v->size = size;
    v->capacity = capacity;
  }
  v->data[v->size++] = x;
  return v;
}

int main(void) {
  struct vector *v = NULL;
  for (int i = 0; i < 100; i++) v = push(v, i * i);
  printf("%zu %zu %d\n", v->size, v->capacity, v->data[99]);
  int *end = v->data + v->capacity;
  printf("%d\n", (int)(end - v->data));
  free(v);
  return 0;
}
