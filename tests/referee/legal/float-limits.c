// Conversions of floating numbers whose integral part just fits.
#include <limits.h>
#include <stdio.h>

int main(void) {
  volatile double d = 2147483647.99;
  printf("%d\n", (int)d);
  d = -2147483648.99;
  printf("%d\n", (int)d);
  d = -0.99;
  printf("%u\n", (unsigned)d);
  d = 4294967295.5;
  printf("%u\n", (unsigned)d);
  d = 255.9;
  printf("%d\n", (unsigned char)d);
  d = -9223372036854775808.0;
  printf("%ld\n", (long)d);
  volatile float f = 16777217.0f;
  printf("%d\n", (int)f);
  _Bool b = 1e300;
  printf("%d\n", b);
  return 0;
}
