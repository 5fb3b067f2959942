// Frees a list and reads each node after it was freed.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 3; i++) {
    struct node *n = malloc(sizeof *n);
    if (!n) return 1;
    n->value = i;
    n->next = list;
    list = n;
  }
  while (list) {
    free(list);
    list = list->next;  // ub: freed
  }
  puts("freed");
  return 0;
}
