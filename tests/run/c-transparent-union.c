// attribute transparent_union: an argument of any member's type is passed as the union. sys/socket.h has such parameters.
#include <stdio.h>

struct one {
  int a;
};
struct two {
  int a, b;
};
typedef union {
  const struct one *one;
  struct two *two;
} any __attribute__((transparent_union));
union other {
  int *number;
  char *text;
} __attribute__((__transparent_union__));

__attribute__((noinline)) int first(any x) { return x.one ? x.one->a : -1; }
__attribute__((noinline)) int second(int n, union other x) { return n ? x.text[0] : *x.number; }

int main(void) {
  struct one one = {1};
  struct two two = {2, 3};
  any both = {.two = &two};
  void *nothing = &one;
  int n = 5;
  printf("%d %d %d %d %d %d\n", first(&one), first(&two), first(both), first(nothing), first(0), first((void *)0));
  printf("%d %d\n", second(0, &n), second(1, "x"));
  return 0;
}
