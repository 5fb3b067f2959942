// Bit-fields of packed structs that lie in nine bytes: read, written, initialised, by their bytes.
#include <stdio.h>
#include <string.h>

struct __attribute__((packed)) Wide {
  char c;
  unsigned long a : 3;
  unsigned long b : 62;
  long d : 61;
  _Bool e : 1;
} s, t = {1, 5, 0x2fffffffffffffffUL, -7, 1};

struct __attribute__((packed)) Odd {
  unsigned a : 7;
  unsigned long b : 64;
  long c : 58;
};

static void show(const void *object, unsigned size) {
  const unsigned char *bytes = object;
  while (size--) printf("%02x", *bytes++);
  printf("\n");
}

int main(void) {
  s.a = 5;
  s.b = 0x3123456789abcdefUL;
  s.d = -123456789012345L;
  s.e = 1;
  s.b += 3;
  s.d++;
  show(&s, sizeof s);
  show(&t, sizeof t);
  printf("%lx %ld %lx %ld\n", (long)s.b, (long)s.d, (long)t.b, (long)t.d);
  struct Odd odd;
  memset(&odd, 0, sizeof odd);
  odd.a = 100;
  odd.c = -1;
  odd.b = 0x0123456789abcdefUL;
  odd.c = odd.c * 5 - 1;
  long assigned = (odd.c = 0x3ffffffffffffffL);
  show(&odd, sizeof odd);
  printf("%d %lx %ld %ld\n", odd.a, (long)odd.b, (long)odd.c, assigned);
  return 0;
}
