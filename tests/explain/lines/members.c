// Members of members, of a union, of an array of structs, and without a name; in the heap two elements.
#include <stdio.h>
#include <stdlib.h>

union number {
  int whole;
  float parts[2];
  char bytes[4];
};
struct point {
  short x, y;
};
struct shape {
  const char *name;
  struct point corners[2];
  union number weight;
  struct {
    int flag;
    unsigned low : 3, high : 5;
    long after;
  };
  struct shape *next;
};
struct point shared[3];

int main(void) {
  struct shape a = {"a", {{1, 2}, {3, 4}}, {5}, {6, 1, 2, 7}, 0};
  struct shape rows[2] = {{"b"}, {"c"}};
  struct shape *heap = malloc(2 * sizeof(struct shape));
  heap[1].flag = 8;
  heap[1].next = heap;
  a.next = heap;
  rows[1].weight.parts[1] = 1.5f;
  shared[2].y = 9;
  printf("%d\n", heap->next == 0 ? 0 : shared[2].y);
  return 0;
}
