// The number of zeros, of ones, the order of bytes, and prefetches, which change nothing.
#include <stdint.h>
#include <stdio.h>
int ctz32(unsigned x) { return __builtin_ctz(x); }
int clz32(unsigned x) { return __builtin_clz(x); }
int hb32(unsigned x) { return 31 - __builtin_clz(x); }
int hb32x(unsigned x) { return 31 ^ __builtin_clz(x); }
int ctz64(uint64_t x) { return __builtin_ctzll(x); }
int clz64(uint64_t x) { return __builtin_clzll(x); }
int hb64(uint64_t x) { return 63 - __builtin_clzll(x); }
int hbm(uint64_t* x) { return 63 - __builtin_clzll(*x); }
uint32_t sw32(uint32_t x) { return __builtin_bswap32(x); }
uint64_t sw64(uint64_t x) { return __builtin_bswap64(x); }
uint16_t sw16(uint16_t x) { return __builtin_bswap16(x); }
uint32_t swm(uint32_t* x) { return __builtin_bswap32(*x); }
int ffs32(int x) { return __builtin_ffs(x); }
int ffsl64(long x) { return __builtin_ffsl(x); }
int clrsb(int x) { return __builtin_clrsb(x); }
int both(unsigned x) {
  int c = __builtin_clz(x);
  return c * (31 - c);
}
void pf(int* p, int n) {
  for (int i = 0; i < n; i++) {
    __builtin_prefetch(p + i + 16);
    __builtin_prefetch(p, 1);
    __builtin_prefetch(&p[n], 0, 0);
    p[i]++;
  }
}
int main(void) {
  uint64_t v = 88172645463325252ull, h = 0;
  for (int i = 0; i < 100000; i++) {
    v ^= v << 13;
    v ^= v >> 7;
    v ^= v << 17;
    uint64_t x = v >> (i & 63);
    uint32_t y = (uint32_t)v >> (i & 31);
    if (!x) x = 1;
    if (!y) y = 1;
    uint64_t m = x;
    uint32_t my = y;
    h = h * 31 + ctz32(y) + 3 * clz32(y) + 5 * hb32(y) + 7 * hb32x(y) + 11 * ctz64(x) +
        13 * clz64(x) + 17 * hb64(x) + 19 * hbm(&m);
    h = h * 31 + sw32(y) + sw64(x) * 3 + sw16(y) * 5 + swm(&my) * 7 + ffs32((int)y & -(i & 1)) +
        ffsl64((long)x & -(long)(i & 1)) + clrsb((int)y) + both(y);
  }
  int a[64] = {0};
  pf(a, 8);
  printf("%llx %d\n", (unsigned long long)h, a[3]);
}
