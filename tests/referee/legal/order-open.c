// Calls in operands whose order is open, and makes no difference; and orders that are not open.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int calls, depth;

static int counted(int n) {
  calls++;
  return n;
}
static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
static int next(void) { return ++depth; }
static int *cell(int i) {
  static int cells[4];
  return &cells[i];
}
static char *word(char *to, const char *text) { return strcpy(to, text); }

struct pair {
  int a, b;
};
static struct pair both(int a, int b) { return (struct pair){a, b}; }
static int sum(struct pair p, int q, struct pair r) { return p.a + p.b + q + r.a * r.b; }

int main(void) {
  printf("%d\n", fibonacci(15));
  printf("%d %d\n", counted(1), counted(2) + counted(3));
  printf("%d\n", next() && next() ? next() : 0);  // these are in order
  int a = next(), b = next();
  printf("%d %d\n", a, b);
  *cell(counted(1)) = counted(5);
  *cell(2) += counted(6) + *cell(1);
  printf("%d %d\n", *cell(1), *cell(2));
  char one[8], two[8];
  printf("%s %s\n", word(one, "one"), word(two, "two"));
  printf("%d\n", sum(both(1, counted(2)), counted(3), both(counted(4), 5)));
  printf("%d\n", (counted(1), next()) + counted(7));
  printf("%d\n", strcmp(word(one, "x"), word(two, "y")) < 0);
  int *p = malloc(sizeof *p), *q = malloc(sizeof *q);
  if (!p || !q) return 1;
  *p = counted(1), *q = counted(2);
  printf("%d\n", counted(*p) + counted(*q));
  free(p);
  free(q);
  return calls > 10 ? 0 : 1;
}
