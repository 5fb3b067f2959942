// C23: a parameter of a definition needs no name.
#include <stdio.h>
struct s { long a, b, c; };
int second(int, int y, struct s, double) { return y; }
static int third(int *, int a[], int z) { return z + a[0]; }
int none(int) { return 1; }
int main(int, char **) {
  int a[] = {5};
  printf("%d %d %d\n", second(1, 2, (struct s){1, 2, 3}, 4), third(0, a, 3), none(3));
  return 0;
}
