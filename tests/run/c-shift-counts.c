// Shift counts with masks and casts: rotations either way, and what only looks like one.
#include <stdint.h>
#include <stdio.h>
#define N __attribute__((noinline))
N uint32_t a(uint32_t x, int n) { return x << n | x >> (32 - n); }
N uint32_t b(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
N uint32_t c(uint32_t x, unsigned n) { return x >> (n & 31) | x << (-n & 31); }
N uint64_t d(uint64_t x, int n) { return x << n | x >> (64 - n); }
N uint64_t e(uint64_t x, int n) {
  n &= 63;
  return x >> n | x << (-n & 63);
}
N uint64_t f(uint64_t x, unsigned char n) { return x << (n & 63) | x >> ((64 - n) & 63); }
N uint32_t g(uint32_t x, unsigned n) { return x >> n | x << (32 - n); }
N uint32_t h(uint32_t x) { return x << 7 | x >> 25; }
N uint32_t no1(uint32_t x, unsigned n) { return x << (n & 15) | x >> (-n & 15); }
N uint32_t no2(uint32_t x, unsigned n) { return x << (n & 31) | x >> (16 - n & 31); }
N uint32_t no3(uint32_t x, unsigned n, unsigned m) { return x << (n & 31) | x >> (-m & 31); }
N uint64_t s1(uint64_t x, int n) { return x >> (n & 63); }
N uint32_t s2(uint32_t x, long n) { return x << (n & 31); }
N uint32_t s3(uint32_t x, long n) { return x << (n & 63 & 31); }
N int s4(int x, unsigned char n) { return x >> (n & 31); }
N int s5(int x, _Bool n) { return x >> n; }
int main(void) {
  uint64_t v = 88172645463325252ull, r = 0;
  for (int i = 0; i < 20000; i++) {
    v ^= v << 13;
    v ^= v >> 7;
    v ^= v << 17;
    uint32_t y = v >> 20;
    int n = v & 31, m = v >> 7 & 63;
    int n1 = n ? n : 1, m1 = m ? m : 1;
    r = r * 31 + a(y, n1) + 3 * b(y, n + 32 * (i & 3)) + 5 * c(y, n + 32 * (i & 3)) + 7 * d(v, m1) +
        11 * e(v, m + 64 * (i & 7)) + 13 * f(v, m + 64 * (i & 3)) + 17 * g(y, n1) + 19 * h(y);
    r = r * 31 + no1(y, v >> 9) + 3 * no2(y, v >> 3) + 5 * no3(y, v >> 4, v >> 11) + s1(v, v >> 3) +
        s2(y, v >> 7) * 3 + s3(y, v >> 9) * 5 + (unsigned)s4(y, v >> 11) * 7 + s5(y, i & 1);
  }
  printf("%llx\n", (unsigned long long)r);
}
