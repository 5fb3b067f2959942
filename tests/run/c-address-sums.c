// Addresses in constants: a symbol and an offset, in any order and through integers of its width.
#include <stdio.h>
int g, arr[8];
struct S { char c; int v[4]; } s;
long p = (long)arr + 1, q = 8 + (unsigned long)arr, r = (long)&s.v[3] - 4, t = -(-(long)&g), u = ~~(long)&arr[2];
char *v = (char *)((unsigned long)arr + 1), *w = (char *)(3 + (long)(char *)&s - 1);
long x = (long)&arr[6] - (long)&arr[2], y = &arr[6] - &arr[2], z = (long)&s.v - (long)&s;
unsigned long m = (unsigned long)((long)arr + sizeof arr) - 4;
int main(void) {
  static long local = (long)main + 2 - 2;
  printf("%d %d %d %d %d ", p == (long)arr + 1, q == (long)&arr[2], r == (long)&s.v[2], t == (long)&g, u == (long)(arr + 2));
  printf("%d %d %ld %ld %ld %d %d\n", v == (char *)arr + 1, w == &s.c + 2, x, y, z, m == (unsigned long)&arr[7], local == (long)main);
  return 0;
}
