// Types that differ as written and are compatible all the same: no message at all.
// FLAGS: -std=c17 -pedantic-errors -Wall -Wextra
enum Color { Red, Green };
int apply(int (*f)(), int x);
int apply(int (*f)(int), int x) { return f(x); }
int twice(int x) { return 2 * x; }
int sum(int (*rows)[3], enum Color *color) { return rows[0][0] + (int)*color; }
int open_ended(int n, int (*rows)[]) { return n + (*rows)[1]; }
int main(void) {
  unsigned u = 1;
  enum Color color = Green;
  unsigned *up = &color;
  int a[2][3] = {{1, 2, 3}, {4, 5, 6}}, plain = {7};
  int (*f)() = twice;
  const int *cp = a[0];
  void *vp = cp == &plain ? (void *)0 : a;
  int *from = vp;
  return apply(twice, 1) + sum(a, &u) + open_ended(1, a) + f(1) + (int)*up + *from;
}
