// A stack of ten places gets an eleventh.
#include <stdio.h>

struct stack {
  int items[10];
  int top;
};

static void push(struct stack *s, int x) {
  s->items[s->top++] = x;  // ub: index
}

int main(void) {
  struct stack s = {{0}, 0};
  for (int i = 0; i < 12; i++) push(&s, i);
  printf("%d\n", s.top);
  return 0;
}
