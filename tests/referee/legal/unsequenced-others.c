// Objects that are changed in one expression and are not one object, or are in order.
#include <stdio.h>

struct pair {
  int a, b;
};

static int both(int *p, int *q) { return (*p)++ + (*q)++; }
static int after(int *p, int *q) { return ((*p)++, (*q)++); }
static int either(int c, int *p, int *q) { return (c && (*p)++) + (c || (*q)++); }

static int twice(int *p) { return *p *= 2; }

static int depth(int *p, int *q, int n) { return n ? (*p)++ + depth(q, p, n - 1) : 0; }

int main(void) {
  int a[4] = {1, 2, 3, 4}, i = 0;
  printf("%d\n", both(a, a + 1));
  printf("%d\n", after(a, a));
  printf("%d %d\n", either(1, a, a), either(0, a, a));
  struct pair x = {1, 2}, *p = &x;
  printf("%d\n", x.a++ + p->b++);
  a[i] = a[i + 1]++ + a[i + 2]--;
  a[i] = a[i] + 1;
  a[0] += a[0] * a[0];
  a[i++] = 7;
  *a = twice(a) + 1;
  int *q = a, *r = a + 2;
  *q++ = *r++;
  q[0] = q[1] = q[2] = 5;
  printf("%d %d %d %d %d\n", a[0], a[1], a[2], a[3], i);
  printf("%d\n", depth(a, a + 1, 5));
  for (int k = 0; k < 3; k++) a[k] = a[k + 1]++;
  int *none = 0;
  printf("%d\n", (none && (*none)++) + a[0]++);
  printf("%d %d\n", a[0], a[1]);
  return 0;
}
