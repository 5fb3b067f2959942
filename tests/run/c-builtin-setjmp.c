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

__attribute__((noinline)) static void fail(void **to) { __builtin_longjmp(to, 1); }
__attribute__((noinline)) static long same(long x) { return x; }
__attribute__((noinline)) static long once(long x) {
  static int calls;
  if (calls++ == 0) fail(inner);
  return x;
}

/// What is computed before the jump is read again after it: no other value may have its place, ...
__attribute__((noinline)) static long temporaries(long x, long y) {
  static volatile int calls;
  static volatile long sum;
  long s = x * 3 + y * 5 + (x ^ y) * __builtin_setjmp(inner);
  if (calls++ == 0) {
    sum = same(x + 1) *
          (same(y + 2) +
           (same(x * y) + 5) *
               (same(x - y) +
                (same(x) + 1) *
                    (same(y + 3) +
                     (same(y + 4) + 3) *
                         (same(y + 5) +
                          (same(5) + 7) * (same(6) + same(7) * (same(8) - same(9) * same(x)))))));
    fail(inner);
  }
  return s;
}

/// ... not even one that is computed from it.
__attribute__((noinline)) static long difference(long x, long y) {
  return x * 7 *
         (y * 5 *
          ((x * y - __builtin_setjmp(inner)) *
           (same(1) +
            (same(2) -
             (same(3) +
              (same(4) - (same(5) + (same(6) - (same(7) + (same(8) - (same(9) + once(10))))))))))));
}

/// The call at the end is no jump: the frame is needed again.
__attribute__((noinline)) static void last(void) {
  if (__builtin_setjmp(buffer)) return;
  back(1);
}
__attribute__((noinline)) static long keeps(long a, long b, long c, long d, long e) {
  last();
  return a + b * 2 + c * 3 + d * 4 + e * 5;
}

/// Many values are alive across the call, more than there are registers.
__attribute__((noinline)) static long many(long a, long b, long c, long d, double x, double y) {
  long e = a * 3, f = b * 5, g = c * 7, h = d * 11;
  double z = x * y;
  int twice = __builtin_setjmp(buffer);
  if (!twice) back(3);
  return a + b + c + d + e + f + g + h + (long)z + twice;
}

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
  printf("%ld %ld %ld\n", temporaries(3, 4), difference(5, 6), keeps(1, 2, 3, 4, 5));
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
