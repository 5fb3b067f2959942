// A calculator whose operator is not set.
#include <stdio.h>

struct command {
  int left, right;
  char op;
};

int main(void) {
  struct command c;
  c.left = 6;
  c.right = 7;
  switch (c.op) {  // ub: uninitialised
    case '+': printf("%d\n", c.left + c.right); break;
    case '*': printf("%d\n", c.left * c.right); break;
    default: puts("unknown operator");
  }
  return 0;
}
