// A stack as students write it: is the place chosen before or after the value is popped?
#include <stdio.h>

static int stack[10], top;

static void push(int value) { stack[top++] = value; }
static int pop(void) { return stack[--top]; }

int main(void) {
  push(1);
  push(2);
  push(5);
  stack[top] = pop();  // ub: order
  for (int i = 0; i < 4; i++) printf("%d ", stack[i]);
  printf("\n");
  return 0;
}
