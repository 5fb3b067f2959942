// Products of 64 by 64 bits.
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;

static uint64_t power(uint64_t base, uint64_t n, uint64_t modulus) {
  uint64_t r = 1;
  for (; n; n >>= 1) {
    if (n & 1) r = (u128)r * base % modulus;
    base = (u128)base * base % modulus;
  }
  return r;
}

int main(void) {
  printf("%lu\n", (unsigned long)power(3, 1000000006, 1000000007));
  u128 x = (u128)1 << 127;
  printf("%lx\n", (unsigned long)(x >> 64));
  x += x;
  printf("%d\n", x == 0);
  __int128 s = -1;
  printf("%d\n", (int)(s >> 100));
  s = (__int128)INT64_MAX * INT64_MAX;
  printf("%lx\n", (unsigned long)(s >> 64));
  return 0;
}
