// A list in both directions with one word for two links.
#include <stdint.h>
#include <stdio.h>

struct node {
  int value;
  uintptr_t link;
};

static struct node *step(struct node *from, struct node *at) {
  return (struct node *)(at->link ^ (uintptr_t)from);
}

int main(void) {
  struct node nodes[5];
  for (int i = 0; i < 5; i++) {
    uintptr_t before = i > 0 ? (uintptr_t)&nodes[i - 1] : 0;
    uintptr_t after = i < 4 ? (uintptr_t)&nodes[i + 1] : 0;
    nodes[i].value = i;
    nodes[i].link = before ^ after;
  }
  struct node *previous = NULL, *p = &nodes[4];
  while (p) {
    printf("%d ", p->value);
    struct node *next = step(previous, p);
    previous = p;
    p = next;
  }
  putchar('\n');
  return 0;
}
