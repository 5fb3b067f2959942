// Unsigned numbers wrap around in every operation.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  unsigned u = UINT_MAX;
  u++;
  printf("%u\n", u);
  u--;
  printf("%u\n", u);
  printf("%u %u\n", u * u, -5u);
  unsigned long l = 0;
  l -= 1;
  printf("%lu\n", l);
  uint8_t b = 250;
  b += 10;
  uint16_t h = 65535;
  h++;
  printf("%d %d\n", b, h);
  unsigned hash = 2166136261u;
  for (const char *p = "fnv"; *p; p++) hash = (hash ^ (unsigned char)*p) * 16777619u;
  printf("%u\n", hash);
  unsigned seed = 1;
  for (int i = 0; i < 5; i++) seed = seed * 1103515245u + 12345u;
  printf("%u\n", seed);
  return 0;
}
