// A record keeps a pointer to a parameter of the function that filled it.
#include <stdio.h>

struct job {
  const int *priority;
};

static void prepare(struct job *j, int priority) { j->priority = &priority; }

int main(void) {
  struct job j;
  prepare(&j, 3);
  if (*j.priority > 2)  // ub: dead
    puts("urgent");
  return 0;
}
