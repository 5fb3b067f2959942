// Every integer constant expression of value 0 is a null pointer constant, and so is one that is
// cast to void *; a variable, a comma and a cast to another type are none.
#include <stdio.h>
#define CONSTANT(x) (sizeof(int) == sizeof(*(8 ? ((void *)((long)(x) * 0l)) : (int *)8)))
_Static_assert(CONSTANT(3), "constant");
_Static_assert(CONSTANT(sizeof(long) + 'a' - (int)2.5), "constant");
struct Bits { int f : CONSTANT(7) ? 3 : -1; };
int *r = 1 > 2, *s = sizeof(int) - 4, (*f)(void) = 2 - 2, *t = !7, *u = (char)256, *v = 3 * 0 | 0 && 1;
int *w = 5 == 6 ? 1 : 0, *x = (void *)(1 - 1), *y = ~-1, *z = (int)0.5;
#define KIND(e) _Generic((e), int *: "int *", void *: "void *", const void *: "const void *", default: "other")
int main(void) {
  int v4 = 4, i = 0, *p = &i;
  const int zero = 0;
  printf("%d %d %d %d\n", CONSTANT(v4), CONSTANT(zero), CONSTANT((0, 1)), CONSTANT(v4 ? 1 : 1));
  printf("%s, %s, %s, %s\n", KIND(i ? 0 : p), KIND(i ? 2 - 2 : p), KIND(i ? p : 1 > 2), KIND(i ? (void *)(3 - 3) : p));
  printf("%s, %s, %s, %s\n", KIND(i ? (const void *)0 : p), KIND(i ? (void *)(void *)0 : p), KIND(i ? (void *)(int *)0 : p), KIND(i ? p : (void *)0L));
  printf("%d", !r && !s && !f && !t && !u && !v && !w && !x && !y && !z);
  printf(" %d %d %d\n", p == 1 - 1, 4 - 4 != p, (p == (void *)(7 / 8)));
  int b[1][(0, 1)];
  (void)sizeof b[i++];
  int c[2][1];
  (void)sizeof c[i++];
  printf("%d\n", i);
  return 0;
}
