// An argument that is kept in memory, passed through a call or made a number is still the caller's
// memory when it comes out again.
#include <stdio.h>
#define NOINLINE __attribute__((noinline))
NOINLINE void set(int *p) { int *a[2]; for (int i = 0; i < 2; i++) a[i] = p; for (int i = 0; i < 2; i++) *a[i] = 5; }
NOINLINE static int *pass(int *p) { return p; }
NOINLINE void set_passed(int *p) { *pass(p) = 6; }
struct Holder { int *to; int other; };
NOINLINE void set_held(int *p, int i) { struct Holder h[3]; h[i].to = p; h[2 - i].other = 4; *h[i].to = 7; }
NOINLINE int read_held(int *p, int i) { int *a[3]; a[i] = p; return *a[i]; }
NOINLINE void set_number(int *p) { unsigned long n = (unsigned long)p; *(int *)(n + 4) = 8; }
NOINLINE void set_either(int *p, int *q, int i) { int *a[2] = {p, q}; *a[i] = 9; }
int main(void) {
  int x = 1, y[2] = {1, 2};
  set(&x); printf("%d ", x);
  set_passed(&x); printf("%d ", x);
  set_held(&x, 1); printf("%d ", x);
  int before = read_held(&x, 2);
  x = 3;
  printf("%d %d ", before, read_held(&x, 2));
  set_number(y); printf("%d ", y[1]);
  set_either(&x, y, 0); set_either(&x, y, 1); printf("%d %d\n", x, y[0]);
  return 0;
}
