// Built-in functions of constants are constants: in initialisers, bounds, cases and assertions.
#include <stdio.h>
static int ones = __builtin_popcount(7) + __builtin_popcountl(-1l), zeros = __builtin_clz(1) * 100 + __builtin_ctzll(1ull << 40);
_Static_assert(__builtin_clz(1) == 31 && __builtin_clzl(1) == 63, "");
_Static_assert(__builtin_bswap32(0x12345678) == 0x78563412 && __builtin_bswap16(0x1234) == 0x3412, "");
static unsigned long swapped = __builtin_bswap64(0x0123456789abcdefu);
static int low = __builtin_ffs(0) * 10 + __builtin_ffsl(1l << 35), odd = __builtin_parity(0x70) * 2 + __builtin_parityll(3);
static int same = __builtin_clrsb(0) * 10000 + __builtin_clrsb(-1) * 100 + __builtin_clrsb(0x10), long_same = __builtin_clrsbl(-0x100l);
static int kinds = __builtin_isnan(0.0) + 2 * __builtin_isinf(1e999) + 4 * __builtin_isfinite(1.5f) + 8 * __builtin_signbit(-0.0);
char room[__builtin_popcount(0xff) + 1];
enum { Log = 31 - __builtin_clz(1000) };
struct Bits { unsigned field : __builtin_ctz(32); } bits = {__builtin_popcount(0x55)};
int choose(int i) {
  switch (i) {
    case __builtin_ctz(64):
      return 1;
    case Log:
      return 2;
  }
  return 3;
}
int main(void) {
  printf("%d %d %lx %d %d %d %d %d\n", ones, zeros, swapped, low, odd, same, long_same, kinds);
  printf("%zu %d %d %d %d %d\n", sizeof room, Log, bits.field, choose(6), choose(9), choose(0));
  volatile int seven = 7, negative = -0x100;
  printf("%d %d %d\n", __builtin_popcount(seven), __builtin_clrsb(negative), __builtin_constant_p(__builtin_ctz(8)));
  return 0;
}
