// __builtin_constant_p: what it chooses is right whenever it becomes known, its operand is not evaluated, and where a constant
// is wanted it is one. No program has missing_function.
#include <stdio.h>

extern void missing_function(void);
int global = 7;
static int calls;

static int called(int n) {
  ++calls;
  return n * n;
}

#define SQUARE(n) (__builtin_constant_p(n) ? (n) * (n) : called(n))

static inline __attribute__((always_inline)) int square(int n) {
  if (__builtin_constant_p(n) && n > 100) missing_function();
  return SQUARE(n);
}

// The macros of Linux: a size that is known and wrong does not link.
static inline __attribute__((always_inline)) int size_of_copy(unsigned long n, unsigned long room) {
  if (__builtin_constant_p(n) && n > room) missing_function();
  return !__builtin_constant_p(n) && n > room ? -1 : (int)n;
}

static inline int log_of(unsigned n) {
  return __builtin_constant_p(n) ? n < 2 ? 0 : 31 - __builtin_clz(n) : n ? 31 - __builtin_clz(n) : 0;
}

static int kept = __builtin_constant_p(global) ? 1 : 2;
enum { Known = __builtin_constant_p(3 * 5), Unknown = __builtin_constant_p(global) };
_Static_assert(__builtin_constant_p("text") && !__builtin_constant_p(global), "at once");

int main(int argc, char **argv) {
  int x = 3, sum = 0;
  volatile int changing = 4;
  int *nothing = 0;
  if (__builtin_constant_p(x) && x > 5) missing_function();
  while (__builtin_constant_p(x) && x > 3) missing_function();
  printf("%d %d %d\n", square(x), square(argc + 1), SQUARE(changing));
  printf("%d %d %d\n", size_of_copy(8, 16), size_of_copy((unsigned long)argc + 20, 16), size_of_copy(sizeof x, sizeof x));
  printf("%d %d %d\n", log_of(1 << 20), log_of((unsigned)argc), log_of((unsigned)x + 5));
  static int local = __builtin_constant_p(calls) ? 1 : 2;
  struct { unsigned bits : __builtin_constant_p(argc) ? 3 : 5; } fields = {31};
  int array[__builtin_constant_p(argc) ? 1 : 6];
  switch (argc) {
    case __builtin_constant_p(argc) ? 1 : 100: puts("argc is a constant"); break;
    default: printf("%d %d %d %d %d %d\n", kept, local, Known, Unknown, fields.bits, (int)(sizeof array / sizeof *array));
  }
  printf("%d\n", __builtin_choose_expr(__builtin_constant_p(argc), 1, 2));
  // Nothing of this happens.
  sum += __builtin_constant_p(x++) + __builtin_constant_p(called(1)) + __builtin_constant_p(changing) + __builtin_constant_p(argv);
  sum += __builtin_constant_p(*nothing) && __builtin_constant_p(nothing[argc] / (argc - 1)) && !argc;
  if (nothing) puts("no null pointer");
  if (argc - 1) puts("more arguments");
  printf("%d %d\n", x, sum);
  return 0;
}
