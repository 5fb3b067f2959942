// A jump backward out of the scope of a variable array gives up its memory after the test that
// decides about it, and not before.
#include <stdio.h>
int fuel;
static unsigned long f(unsigned p) {
  unsigned long h = 1;
B1:;
  {
    unsigned n = p + 8;
    unsigned short a[n];
    for (unsigned j = 0; j < n; j++) a[j] = 7;
    if (fuel-- > 0) goto B1;
    printf("x\n");
    h = a[n - 1] + a[n / 2] + sizeof a;
  }
  return h;
}
static int g(int p) {
  int h = 0;
  for (int i = 0; i < 5; i++) {
    int a[p + i];
    a[p + i - 1] = i;
    a[0] += 0 * p;
    if (a[p + i - 1] != 3) continue;
    printf("%d ", i);
    h += a[p + i - 1] + (int)sizeof a;
  }
  return h;
}
static int k(int p) {
  int h = 0;
  do {
    char a[p];
    sprintf(a, "%d", p);
    if (--p > 12) continue;
    printf("%s ", a);
    h += a[0];
  } while (p > 10);
  return h;
}
int main(void) {
  printf("%lu\n", f(0));
  printf("%lu\n", f(1));
  printf("%d\n", g(4));
  printf("%d\n", k(15));
  return 0;
}
