// The bytes of objects by unsigned char pointers.
#include <stdio.h>

static unsigned checksum(const void *object, size_t size) {
  const unsigned char *p = object;
  unsigned sum = 0;
  for (size_t i = 0; i < size; i++) sum = sum * 31 + p[i];
  return sum;
}

int main(void) {
  int a[3] = {1, 2, 3};
  long l = 0x0102030405060708;
  double d = 0.5;
  printf("%u\n", checksum(a, sizeof a));
  printf("%u\n", checksum(&l, sizeof l));
  printf("%u\n", checksum(&d, sizeof d));
  unsigned char *p = (unsigned char *)&l;
  p[0] = 0xff;
  printf("%lx\n", l);
  return 0;
}
