// A jump releases what lies between it and the nearest scope that both it and its label are in: variable arrays and
// variables with cleanup outside of that live on.
#include <stdio.h>
#include <stdlib.h>

static void c(int *p) { printf("c%d ", *p); }
static void release(char **p) { printf("free '%c' ", **p); free(*p); }
#define CL __attribute__((cleanup(c)))

__attribute__((noinline)) static int use_stack(int n) {
  int b[n];
  for (int i = 0; i < n; i++) b[i] = -i;
  return b[n - 1];
}

// Into a sibling scope, over arrays that live.
static void arrays(int k) {
  int n = k + 50;
  int a[n];
  for (int i = 0; i < n; i++) a[i] = i;
  {
    int b[n];
    b[0] = 1;
    if (k == 1) goto out;
  }
  int e CL = 2;
out:
  e = 7;
  {
    int d[2 * n];
    for (int i = 0; i < 2 * n; i++) d[i] = -1;
    use_stack(n);
  }
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  printf("s%d ", s);
}

static int sibling(int k) {
  int a CL = 1;
  {
    int b CL = 2;
    if (k == 1) goto out;
  }
  int e CL = 5;
out:
  e = 7;
  printf("o ");
  return a;
}

static int deeper(int k) {
  int a CL = 1;
  if (k) goto in;
  printf("z ");
  {
    int d CL = 3;
    {
      int e CL = 4;
    in:
      e = 6;
      d = 8;
      printf("i ");
    }
  }
  return a;
}

static void same(int n) {
  __attribute__((cleanup(release))) char *s = malloc(4);
  s[0] = 'a';
  if (n > 0) goto L;
  __attribute__((cleanup(release))) char *t = malloc(4);
  free(t);
L:
  t = malloc(9);
  t[0] = 'b';
  printf("use %c%c ", s[0], t[0]);
}

static void into_loop(int k) {
  int a CL = 1, i = 0;
  if (k) goto in;
  for (; i < 3; i++) {
    int e CL = 2;
    if (i == 1) continue;
  in:
    e = 10 + i;
    if (i == 2) break;
  }
}

static int out_of_expression(int k) {
  int a CL = 1;
  int r = ({ int b CL = 2; if (k) goto out; b + 1; });
  int e CL = r;
out:
  e = 9;
  return a + e;
}

// Nothing reaches the declaration, and the cases are in its scope.
static int cases(int k) {
  switch (k) {
    int n CL;
  case 1:
    n = 3;
    printf("x ");
    break;
  case 2: {
    int m CL = 5;
    n = 6;
    break;
  }
  default:
    n = 4;
    return 9;
  }
  return 0;
}

static int unreached(int k) {
  int a CL = 1;
  if (k) goto loop;
  return 0;
  int n CL;
  while (k) {
  loop:
    n = k;
    if (k == 1) break;
    k--;
  }
  printf("after ");
  return n;
}

// Nobody knows where such a jump goes: it runs no cleanup.
static int computed(int k) {
  static void *to[] = {&&one, &&two};
  int a CL = 1, rounds = 0;
again:;
  {
    int b CL = 2;
    char v[k + 100];
    v[0] = 1;
    if (rounds++ < 2) goto *to[k];
    b = v[0] + 4;
  }
  return a;
one:
  printf("one ");
  goto again;
two:
  printf("two ");
  goto again;
}

int main(void) {
  for (int k = 0; k < 2; k++) {
    arrays(k), puts("");
    sibling(k), puts("");
    deeper(k), puts("");
    same(k), puts("");
    into_loop(k), puts("");
    printf("%d\n", out_of_expression(k));
    printf("%d\n", unreached(2 * k));
    printf("%d\n", computed(k));
  }
  for (int k = 0; k < 4; k++) printf("%d\n", cases(k));
}
