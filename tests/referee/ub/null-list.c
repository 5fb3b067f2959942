// Takes the second node of a list of one.
#include <stdio.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node only = {1, NULL};
  struct node *p = &only;
  int sum = 0;
  for (int i = 0; i < 2; i++) {
    sum += p->value;  // ub: null
    p = p->next;
  }
  printf("%d\n", sum);
  return 0;
}
