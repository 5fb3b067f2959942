// A flexible array gets one element more than it has memory for.
#include <stdio.h>
#include <stdlib.h>

struct vector {
  int length;
  int items[];
};

int main(void) {
  struct vector *v = malloc(sizeof(struct vector) + 5 * sizeof(int));
  if (!v) return 1;
  v->length = 5;
  for (int i = 0; i <= v->length; i++)
    v->items[i] = 7 * i;  // ub: bounds
  printf("%d\n", v->items[2]);
  free(v);
  return 0;
}
