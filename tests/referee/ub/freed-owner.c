// Two records share one buffer and one of them gives it back.
#include <stdio.h>
#include <stdlib.h>

struct buffer {
  int *data;
  int size;
};

static void drop(struct buffer *b) {
  free(b->data);
  b->data = NULL;
}

int main(void) {
  struct buffer a = {calloc(4, sizeof(int)), 4};
  struct buffer b = a;
  if (!a.data) return 1;
  drop(&a);
  b.data[3] = 1;  // ub: freed
  printf("%d\n", b.size);
  return 0;
}
