// Calls within a block, within an argument, through a pointer and back from the library; a block that only jumps.
#include <stdio.h>
#include <stdlib.h>

static int compared;
static int compare(const void *a, const void *b) {
  compared++;
  return *(const int *)a - *(const int *)b;
}
static void note(int n) {
  if (n > 2) printf("%d\n", n);
}
static int ack(int m, int n) {
  int r;
  if (m == 0) r = n + 1;
  else if (n == 0)
    r = ack(m - 1, 1);
  else
    r = ack(m - 1, ack(m, n - 1));
  return r;
}
int main(void) {
  int all[3] = {3, 1, 2}, (*f)(int, int) = ack;
  int sum = f(1, 1);
  qsort(all, 3, sizeof all[0], compare);
  note(sum + ack(0, all[0]));
  int got = getchar();
  return got < 0 ? all[2] + compared : got;
}
