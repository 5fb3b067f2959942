// Orders which are not specified but make no difference.
#include <stdio.h>

static int calls;
static int next(int *p) {
  calls++;
  return (*p)++;
}
static int set(int *p, int v) { return *p = v; }

int main(void) {
  int a[5], b[5] = {1, 2, 3, 4, 5};
  int i = 0, j = 0, x = 0, y = 10;
  while (i < 5) a[i++] = b[j++];
  printf("%d\n", a[4]);
  printf("%d\n", next(&x) + next(&y));
  printf("%d %d %d\n", x, y, calls);
  printf("%d %d\n", next(&x), next(&y));
  a[set(&x, 2)] = set(&y, 3);
  printf("%d %d %d\n", a[2], x, y);
  i = i + (j = 4);
  printf("%d %d\n", i, j);
  int *p = a, *q = b;
  *p++ = *q++ + 1;
  printf("%d %d\n", a[0], (int)(p - a + (q - b)));
  return 0;
}
