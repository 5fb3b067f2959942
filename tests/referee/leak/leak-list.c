// Frees only the head of a list.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static struct node *push(struct node *next, int value) {
  struct node *n = malloc(sizeof *n);  // leak
  if (!n) exit(1);
  n->value = value;
  n->next = next;
  return n;
}

int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 4; i++) list = push(list, i);
  printf("%d\n", list->value);
  free(list);
  return 0;
}
