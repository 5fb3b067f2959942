// __builtin_powi of constants and of variables, NaNs with a payload, __builtin_bswap128, a pause.
#include <stdio.h>
#include <string.h>

static double half = __builtin_powi(2.0, -1), big = __builtin_powi(-3.0, 21),
              tenth = __builtin_powi(0.1, 7);
static float thirds = __builtin_powif(1 / 3.0f, 5);
static long double wide = __builtin_powil(1.5L, 9);
static float floats[] = {__builtin_nanf(""),    __builtin_nanf("0x123"),
                         __builtin_nansf(""),   __builtin_nansf("0x123"),
                         -__builtin_nansf("7"), __builtin_nanf("07777777777")};
static double doubles[] = {__builtin_nan(""),   __builtin_nan("12"),
                           __builtin_nans(""),  __builtin_nans("0xabcdef012345"),
                           -__builtin_nan("1"), -__builtin_nans("")};
_Static_assert(__builtin_bswap128((unsigned __int128)1 << 120) == 1, "");

#if defined __x86_64__ != __has_builtin(__builtin_ia32_pause)
#error "only x86-64 has it"
#endif

__attribute__((noinline)) static void powers(double d, float f, long double l, int n) {
  printf("%d: %.15g %.7g %.17Lg\n", n, __builtin_powi(d, n), __builtin_powif(f, n),
         __builtin_powil(l, n));
}

__attribute__((noinline)) static unsigned __int128 swapped(unsigned __int128 x) {
  return __builtin_bswap128(x);
}

static void wait(volatile int* rounds) {
  while (*rounds) {
    --*rounds;
#ifdef __x86_64__
    __builtin_ia32_pause();
#endif
  }
}

int main(void) {
  printf("%g %g %.17g %g %Lg\n", half, big, tenth, thirds, wide);
  for (int n = -3; n <= 5; n++) powers(3, -0.5f, 1.25L, n);
  powers(1, -1, -1, -2147483647 - 1);
  for (int i = 0; i < 6; i++) {
    unsigned single;
    unsigned long bits;
    memcpy(&single, &floats[i], 4);
    memcpy(&bits, &doubles[i], 8);
    printf("%08x %016lx %d\n", single, bits,
           __builtin_isnan(floats[i]) + __builtin_isnan(doubles[i]));
  }
  long double signaling = __builtin_nansl("0x5"), quiet = __builtin_nanl("0x5");
  unsigned char bytes[2][sizeof(long double)];
  memcpy(bytes[0], &signaling, sizeof signaling);
  memcpy(bytes[1], &quiet, sizeof quiet);
  const int at = __LDBL_MANT_DIG__ == 113 ? 13 : 7;  // the byte with the bit of quiet ones
  const int bit = bytes[0][at] ^ bytes[1][at];
  printf("%d %d %d\n", bytes[0][0], bytes[1][0], bit == (at == 13 ? 0x80 : 0x40));
  unsigned __int128 x = (unsigned __int128)0x0102030405060708 << 64 | 0x1112131415161718,
                    y = swapped(x);
  printf("%016lx%016lx %d\n", (unsigned long)(y >> 64), (unsigned long)y, swapped(y) == x);
  int rounds = 3;
  wait(&rounds);
  return rounds;
}
