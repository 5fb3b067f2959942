// A list of nodes that live on the stack of the function which makes them.
#include <stdio.h>

struct node {
  int value;
  struct node *next;
};

static struct node *push(struct node *list, int value) {
  struct node n = {value, list};
  struct node *p = &n;
  return p;
}

int main(void) {
  struct node *list = push(NULL, 1);
  int v = list->value;  // ub: dead
  printf("%d\n", v);
  return 0;
}
