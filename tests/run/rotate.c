// Rotations by numbers and variables, what only looks like one, and copies of a few bytes.
#include <stdio.h>
#include <string.h>

typedef unsigned u32;
typedef unsigned long long u64;
typedef unsigned char u8;
typedef unsigned short u16;

static u32 left32(u32 x, int n) { return x << n | x >> (32 - n); }
static u64 right64(u64 x, u64 n) { return x >> n | x << (64 - n); }
static u32 by7(u32 x) { return x >> 25 | x << 7; }
static u64 by40(u64 x) { return x << 40 | x >> 24; }
static u32 gap(u32 x) { return x >> 7 | x << 24; }
static u32 overlap(u32 x) { return x >> 7 | x << 26; }
static int arithmetic(int x) { return (int)((u32)x << 4) | x >> 28; }
static u32 two(u32 x, u32 y) { return x << 9 | y >> 23; }
static u16 short3(u16 x) { return (u16)(x << 3 | x >> 13); }
static u8 byte3(u8 x) { return (u8)(x << 3 | x >> 5); }

static u64 word(const u8 *at) {
  u64 w;
  memcpy(&w, at, 8);
  return w;
}

int main(void) {
  u32 x = 0x81234567u;
  u64 y = 0xfedcba9876543210ull;
  u8 bytes[24];
  for (int n = 1; n < 32; n += 5) printf("%x %llx\n", left32(x, n), right64(y, (u64)n * 2));
  printf("%x %llx %x %x %x %x\n", by7(x), by40(y), gap(x), overlap(x), (u32)arithmetic((int)x),
         two(x, (u32)y));
  printf("%x %x\n", short3(0x8421), byte3(0x91));
  u8 *set = memset(bytes, 0x5a, sizeof bytes);
  printf("%d\n", set == bytes);
  for (int i = 0; i < 8; i++) bytes[i] = (u8)(i * 17);
  memmove(bytes + 3, bytes, 16);
  printf("%llx %llx %llx\n", word(bytes), word(bytes + 8), word(bytes + 16));
  return 0;
}
