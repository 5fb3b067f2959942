// Tables of functions, functions that return functions, and a state machine.
#include <stdio.h>

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

typedef int (*binary)(int, int);

static binary choose(char op) {
  static const struct {
    char op;
    binary f;
  } table[] = {{'+', add}, {'-', sub}, {'*', mul}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (table[i].op == op) return table[i].f;
  return NULL;
}

int main(void) {
  const char *ops = "+-*/";
  int x = 7;
  for (; *ops; ops++) {
    binary f = choose(*ops);
    if (f)
      printf("%d\n", (x = f(x, 3)));
    else
      puts("none");
  }
  void (*stored)(void) = (void (*)(void))add;
  printf("%d\n", ((binary)stored)(20, 22));
  printf("%d\n", (**&choose)('-')(1, 2));
  return 0;
}
