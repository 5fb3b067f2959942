// Small numbers and pointers in one word, told apart by the lowest bit.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef uintptr_t value;

struct cell {
  value head, tail;
};

static value number(int n) { return (uintptr_t)n << 1 | 1; }

static value cons(value head, value tail) {
  struct cell *c = malloc(sizeof *c);
  if (!c) exit(1);
  c->head = head;
  c->tail = tail;
  return (uintptr_t)c;
}

static int sum(value v) {
  if (v == 0) return 0;
  if (v & 1) return (int)(v >> 1);
  struct cell *c = (struct cell *)v;
  int result = sum(c->head) + sum(c->tail);
  free(c);
  return result;
}

int main(void) {
  value list = 0;
  for (int i = 1; i <= 5; i++) list = cons(number(i), list);
  printf("%d\n", sum(cons(list, number(100))));
  return 0;
}
