// Bit tricks: counting, reversing, rotating, CRC-32 by table, Gray codes, powers of two.
int printf(const char *format, ...);
unsigned table[256];
int popcount(unsigned x) { x = x - (x >> 1 & 0x55555555); x = (x & 0x33333333) + (x >> 2 & 0x33333333); x = x + (x >> 4) & 0x0f0f0f0f; return x * 0x01010101 >> 24; }
unsigned reverse(unsigned x) { unsigned r = 0; for (int i = 0; i < 32; i++, x >>= 1) r = r << 1 | x & 1; return r; }
unsigned rotate(unsigned x, int n) { return x << n | x >> (32 - n); }
unsigned crc(const char *s) { unsigned c = ~0u; while (*s) c = c >> 8 ^ table[(c ^ *s++) & 255]; return ~c; }
int log2i(unsigned x) { int n = -1; while (x) { x >>= 1; ++n; } return n; }
int main() {
  for (unsigned i = 0; i < 256; i++) { unsigned c = i; for (int k = 8; k--;) c = c & 1 ? c >> 1 ^ 0xedb88320 : c >> 1; table[i] = c; }
  printf("%d %d %d\n", popcount(0), popcount(-1), popcount(0x12345678));
  printf("%08x %08x %08x\n", reverse(1), reverse(0xdeadbeef), rotate(0x12345678, 12));
  printf("%08x %08x\n", crc("123456789"), crc("The quick brown fox jumps over the lazy dog"));
  for (int i = 0; i < 8; i++) printf("%d ", i ^ i >> 1);
  printf("%d %d %d\n", log2i(1), log2i(1000), log2i(1u << 31));
  unsigned long h = 14695981039346656037u;
  for (const char *s = "hash me"; *s; s++) h = (h ^ *s) * 1099511628211u;
  printf("%lu %lx\n", h, h >> 33 ^ h);
  return 0;
}
