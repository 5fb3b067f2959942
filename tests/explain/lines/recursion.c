// Each call hands on a pointer into the frame of the call before it.
#include <stdio.h>

int depth(int n, int *up) {
  int mine[2] = {n, 0}; /*@ mine[0]=%mine mine[1]=%mine+4 n=%n.addr */
  if (n > 0) depth(n - 1, &mine[1]);
  *up = mine[0] + mine[1]; /*@ mine[0]=%mine mine[1]=%mine+4 *up=*%up.addr */
  return n;
}

int main(void) {
  int x = 7; /*@ x=%x */
  depth(4, &x);
  x++; /*@ x=%x */
  printf("%d\n", x);
  return 0;
}
