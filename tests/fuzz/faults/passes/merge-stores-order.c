#include <stdio.h>
#define APART __attribute__((noinline))

APART void put(unsigned char* p, unsigned x) {
  p[0] = x >> 24;
  p[1] = x >> 16;
  p[2] = x >> 8;
  p[3] = x;
}
int main(void) {
  unsigned char bytes[4];
  put(bytes, 0x01020304);
  printf("%d %d %d %d\n", bytes[0], bytes[1], bytes[2], bytes[3]);
  return 0;
}
