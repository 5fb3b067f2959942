// Unsigned and long division and remainder by constants.
unsigned a[6] = {0, 1, 99, 2147483648u, 4294967295u, 3000000001u};
long b[6] = {0, -1, 123456789012345, -123456789012345, 9223372036854775807, -4611686018427387904};
int printf(const char *format, ...);
int main() {
  for (int i = 0; i < 6; i++) {
    unsigned x = a[i]; long y = b[i]; unsigned long z = b[i];
    printf("%u %u %u %u %u %u %u %u\n", x / 2, x / 3, x / 7, x / 10, x / 641, x / 65536, x / 2147483649u, x / 4294967295u);
    printf("%u %u %u %u %u %u %u %u\n", x % 2, x % 3, x % 7, x % 10, x % 641, x % 65536, x % 2147483649u, x % 4294967295u);
    printf("%ld %ld %ld %ld %ld %ld\n", y / 2, y / 3, y / 10, y / -7, y / 1000000007, y / 4294967296);
    printf("%ld %ld %ld %ld %ld %ld\n", y % 2, y % 3, y % 10, y % -7, y % 1000000007, y % 4294967296);
    printf("%lu %lu %lu %lu %lu %lu\n", z / 2, z / 3, z / 10, z / 7, z / 1000000007, z / 9223372036854775809u);
  }
  return 0;
}
