// A list of blocks of the heap: pointers in blocks to blocks, walked, cut and freed.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *head = NULL;
  for (int i = 1; i < 6; i++) {
    struct node *fresh = malloc(sizeof(struct node));
    fresh->value = i * 10;
    fresh->next = head;
    head = fresh; /*@ head->value=*%head i=%i */
  }
  int sum = 0;
  for (struct node *at = head; at; at = at->next)
    sum += at->value; /*@ sum=%sum at->value=*%at */
  struct node **link = &head->next;
  struct node *second = *link; /*@ second->value=*%second head->value=*%head */
  *link = second->next;
  free(second);
  second = head->next; /*@ second->value=*%second */
  second->value++; /*@ second->value=*%second */
  printf("%d\n", sum);
  return 0;
}
