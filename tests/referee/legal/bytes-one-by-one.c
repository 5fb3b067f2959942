// An int whose bytes are set one after the other is a whole int in the end.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned load(const unsigned char *p) {
  return p[0] | (unsigned)p[1] << 8 | (unsigned)p[2] << 16 | (unsigned)p[3] << 24;
}

int main(void) {
  unsigned n;
  unsigned char *p = (unsigned char *)&n;
  for (size_t i = 0; i < sizeof n; i++) p[i] = (unsigned char)(i + 1);
  printf("%x %x\n", n, load(p));
  unsigned char packet[7] = {1, 2, 3, 4, 0xff, 6, 7};
  unsigned at;
  memcpy(&at, packet + 2, sizeof at);
  printf("%x %x\n", at, load(packet + 3));
  struct { char tag; short half; } s;
  memset(&s, 0, sizeof s);
  memset(&s.half, 0x11, sizeof s.half);
  printf("%d %x\n", s.tag, (unsigned)s.half);
  unsigned mask;
  memset(&mask, 0xff, sizeof mask);
  printf("%d\n", mask == ~0u);
  return 0;
}
