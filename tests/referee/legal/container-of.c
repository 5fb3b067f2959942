// The record around a member by offsetof.
#include <stddef.h>
#include <stdio.h>

struct link {
  struct link *next;
};

struct item {
  char name[6];
  int value;
  struct link link;
};

#define container_of(pointer, type, member) ((type *)((char *)(pointer) - offsetof(type, member)))

int main(void) {
  struct item items[3] = {{"one", 1, {NULL}}, {"two", 2, {NULL}}, {"three", 3, {NULL}}};
  struct link *head = NULL;
  for (int i = 0; i < 3; i++) {
    items[i].link.next = head;
    head = &items[i].link;
  }
  for (struct link *l = head; l; l = l->next) {
    struct item *it = container_of(l, struct item, link);
    printf("%s %d\n", it->name, it->value);
  }
  int *v = (int *)((char *)&items[1] + offsetof(struct item, value));
  printf("%d\n", *v);
  return 0;
}
