// Memory for the pointer instead of for the record.
#include <stdio.h>
#include <stdlib.h>

struct account {
  long number;
  long balance;
  long limit;
};

int main(void) {
  struct account *a = malloc(sizeof a);
  if (!a) return 1;
  a->number = 17;
  a->balance = 100;  // ub: bounds
  printf("%ld\n", a->number);
  free(a);
  return 0;
}
