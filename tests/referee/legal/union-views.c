// One member of a union is written and another one of at most its size is read.
#include <stdint.h>
#include <stdio.h>

union view {
  float f;
  uint32_t bits;
  uint16_t halves[2];
  uint8_t bytes[4];
};

int main(void) {
  union view v;
  v.f = -2.0f;
  printf("%08x\n", v.bits);
  printf("%04x %04x\n", v.halves[0], v.halves[1]);
  printf("%02x\n", v.bytes[3]);
  v.bits ^= 0x80000000u;
  printf("%.1f\n", v.f);
  union { double d; uint64_t u; } w = {.d = 1.0};
  printf("%d\n", (int)(w.u >> 52));
  return 0;
}
