// __builtin_frame_address and __builtin_return_address of this frame, __builtin_clrsb, __builtin_ffs,
// and the types of TS 18661-3, which headers that gcc preprocessed use.
#include <stdarg.h>
#include <stdio.h>

typedef unsigned long word;

static _Float32 half(_Float32 x) { return x / 2; }
static _Float64 third(_Float64 x) { return x / 3; }
static _Float64x wide(_Float32x x) { return x * 1.5; }
extern _Float128 never(_Float128 a, _Float128 *b);

__attribute__((noinline)) static word depth(int n, word outer) {
  volatile char here[100];
  here[n] = n;
  word frame = (word)__builtin_frame_address(0);
  if (frame == outer) return 0;
  return n == 0 ? here[0] + 1ul : depth(n - 1, frame) + (here[n] == n);
}

static void *came;
__attribute__((noinline)) static void called(void) { came = __builtin_return_address(0); }
__attribute__((noinline)) static void with(int count, ...) {
  va_list list;
  va_start(list, count);
  came = __builtin_return_address(0);
  for (int i = 0; i < count; ++i) came = va_arg(list, int) == i ? came : 0;
  va_end(list);
}
/// The return address is in the function that called, if there are any.
static int isIn(int (*function)(void)) { return !came || (word)came - (word)function < 1000; }

__attribute__((noinline)) static int caller(void) {
  called();
  int first = isIn(caller);
  with(3, 0, 1, 2);
  return first + isIn(caller);
}

int main(void) {
  printf("%lu\n", depth(5, -1));
  printf("%d\n", caller());
  printf("%g %g %g %d\n", (double)half(3), (double)third(1.5), (double)wide(3), (int)sizeof(_Float64x));
  for (int i = 0; i < 4; ++i) {
    static const long values[] = {0, -1, 0x1234500, -0x7fffffff};
    long value = values[i];
    printf("%d %d %d %d\n", __builtin_clrsb(value), __builtin_clrsbl(value), __builtin_ffs(value), __builtin_ffsll(value));
  }
  return 0;
}
