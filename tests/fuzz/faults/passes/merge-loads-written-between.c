#include <stdio.h>
#define APART __attribute__((noinline))

APART unsigned number(unsigned char* p, unsigned char* q) {
  unsigned low = p[0];
  *q = 7;
  return low | (unsigned)p[1] << 8;
}
int main(void) {
  unsigned char bytes[2] = {1, 2};
  printf("%u\n", number(bytes, bytes));
  return 0;
}
