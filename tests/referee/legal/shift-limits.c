// The largest shifts which are defined.
#include <stdint.h>
#include <stdio.h>

static uint32_t rotate(uint32_t x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }

int main(void) {
  printf("%u %u\n", 1u << 31, 0x80000000u >> 31);
  printf("%d\n", 1 << 30);
  printf("%lu %ld\n", 1ul << 63, 1l << 62);
  printf("%d %d\n", 0 << 31, 5 >> 31);
  printf("%x %x %x\n", rotate(0x12345678, 0), rotate(0x12345678, 8), rotate(0x12345678, 32));
  uint8_t b = 0xff;
  printf("%d %u\n", b << 8, (unsigned)b << 24);
  printf("%d\n", -8 >> 1);
  return 0;
}
