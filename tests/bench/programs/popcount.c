// Bit tricks: population counts, reversals, leading zeros, parity.
int printf(const char *format, ...);

int bits(unsigned x) {
  x = x - (x >> 1 & 0x55555555);
  x = (x & 0x33333333) + (x >> 2 & 0x33333333);
  x = x + (x >> 4) & 0x0f0f0f0f;
  return x * 0x01010101 >> 24;
}

unsigned reverse(unsigned x) {
  x = x >> 1 & 0x55555555 | (x & 0x55555555) << 1;
  x = x >> 2 & 0x33333333 | (x & 0x33333333) << 2;
  x = x >> 4 & 0x0f0f0f0f | (x & 0x0f0f0f0f) << 4;
  x = x >> 8 & 0x00ff00ff | (x & 0x00ff00ff) << 8;
  return x >> 16 | x << 16;
}

int leadingZeros(unsigned x) {
  int n = 0;
  if (x == 0) return 32;
  if (x <= 0xffff) { n += 16; x <<= 16; }
  if (x <= 0xffffff) { n += 8; x <<= 8; }
  if (x <= 0xfffffff) { n += 4; x <<= 4; }
  if (x <= 0x3fffffff) { n += 2; x <<= 2; }
  if (x <= 0x7fffffff) n++;
  return n;
}

int main() {
  unsigned x = 1, sum = 0;
  for (int i = 0; i < 20000000; i++) {
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    sum += bits(x) * 3 + leadingZeros(x) + (reverse(x) & 7);
  }
  printf("%u\n", sum);
  return 0;
}
