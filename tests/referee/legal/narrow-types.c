// Conversions to narrower types are the implementation's, not undefined.
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

int main(void) {
  int big = 100000;
  short s = (short)big;
  signed char c = (signed char)200;
  unsigned char u = (unsigned char)-1;
  int i = (int)4000000000u;
  printf("%d %d %d %d\n", s, c, u, i);
  s = 32767;
  s++;
  c = 127;
  c += 1;
  printf("%d %d\n", s, c);
  bool b = 256;
  b++;
  printf("%d %d\n", b, (bool)0.5);
  uint8_t x = 200, y = 100;
  printf("%d %d\n", x + y, (uint8_t)(x + y));
  enum { LOW = -1, HIGH = 70000 } e = HIGH;
  printf("%d\n", (short)e);
  int64_t w = INT64_MIN;
  printf("%d\n", (int)w);
  return 0;
}
