// A pool of cells in which a free cell holds the link to the next one.
#include <stdio.h>
#include <stdlib.h>

union cell {
  union cell *next;
  double value;
};

static union cell *block, *list;

static double *take(double v) {
  union cell *c = list;
  list = c->next;
  c->value = v;
  return &c->value;
}

static void give(double *d) {
  union cell *c = (union cell *)d;
  c->next = list;
  list = c;
}

int main(void) {
  block = malloc(4 * sizeof *block);
  if (!block) return 1;
  for (int i = 0; i < 4; i++) {
    block[i].next = list;
    list = &block[i];
  }
  double *a = take(1.5), *b = take(2.5);
  give(a);
  double *c = take(3.5);
  printf("%.1f %.1f %d\n", *b, *c, c == &block[3].value);
  give(b);
  give(c);
  free(block);
  return 0;
}
