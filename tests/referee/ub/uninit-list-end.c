// The last node of a list has no end mark.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *second = malloc(sizeof *second);
  struct node *first = malloc(sizeof *first);
  if (!first || !second) return 1;
  second->value = 2;
  first->value = 1;
  first->next = second;
  int sum = 0;
  for (struct node *p = first; p != NULL; p = p->next)  // ub: uninitialised
    sum += p->value;
  printf("%d\n", sum);
  return 0;
}
