// A list is sorted, reversed and freed.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static void insert(struct node **list, int value) {
  while (*list && (*list)->value < value) list = &(*list)->next;
  struct node *n = malloc(sizeof *n);
  if (!n) exit(1);
  n->value = value;
  n->next = *list;
  *list = n;
}

static struct node *reverse(struct node *p) {
  struct node *r = NULL;
  while (p) {
    struct node *next = p->next;
    p->next = r;
    r = p;
    p = next;
  }
  return r;
}

int main(void) {
  struct node *list = NULL;
  int values[6] = {4, 2, 9, 1, 7, 3};
  for (int i = 0; i < 6; i++) insert(&list, values[i]);
  list = reverse(list);
  for (struct node *p = list; p; p = p->next) printf("%d ", p->value);
  putchar('\n');
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  return 0;
}
