// __builtin_setjmp and __builtin_longjmp: what is in variables and in registers survives the jump.
// SKIP: interp reread lli
#include <stdio.h>

static void *buffer[5], *inner[5];
static int depth;

__attribute__((noinline)) static void back(int n) {
  if (n) back(n - 1);
  depth = n;
  __builtin_longjmp(buffer, 1);
}

/// Many values are alive across the call, more than there are registers.
__attribute__((noinline)) static long many(long a, long b, long c, long d, double x, double y) {
  long e = a * 3, f = b * 5, g = c * 7, h = d * 11;
  double z = x * y;
  int twice = __builtin_setjmp(buffer);
  if (!twice) back(3);
  return a + b + c + d + e + f + g + h + (long)z + twice;
}

__attribute__((noinline)) static void fail(void **to) { __builtin_longjmp(to, 1); }

static int nested(int n) {
  volatile int tries = 0;
  if (__builtin_setjmp(inner)) {
    if (++tries < n) fail(inner);
    return tries;
  }
  fail(inner);
  return -1;
}

int main(void) {
  printf("%ld\n", many(1, 2, 3, 4, 2.5, 4));
  printf("%d %d\n", nested(1), nested(4));
  int count = 0;
  for (volatile int i = 0; i < 3; i++)
    if (__builtin_setjmp(buffer) == 0)
      back(i);
    else
      count += depth == 0 ? 1 : 100;
  char array[3 + count];
  array[2] = 'x';
  if (!__builtin_setjmp(buffer)) back(1);
  printf("%d %c %d\n", depth, array[2], (int)sizeof array);
  return 0;
}
