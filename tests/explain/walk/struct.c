// Structs by value, by pointer, and in a list.
#include <stdio.h>
#include <stdlib.h>

struct point { double x, y; };
struct node { struct point at; struct node *next; };

struct point add(struct point a, struct point b) { return (struct point){a.x + b.x, a.y + b.y}; }

struct node *push(struct node *list, double x, double y) {
  struct node *made = malloc(sizeof *made);
  if (!made) exit(1);
  made->at.x = x;
  made->at.y = y;
  made->next = list;
  return made;
}

int main(void) {
  struct node *list = 0;
  for (int i = 0; i < 4; i++) list = push(list, i, i * 0.5);
  struct point sum = {0, 0};
  for (struct node *at = list; at; at = at->next) sum = add(sum, at->at);
  printf("%g %g\n", sum.x, sum.y);
  return 0;
}
