#include <stdio.h>
#define APART __attribute__((noinline))

APART int sign(int x) {
  int r = 5;
  if (x > 2) r = 8;
  printf("%d ", x);
  return r;
}
int main(void) {
  for (int i = 0; i < 6; i++) printf("%d\n", sign(i));
  return 0;
}
