// Bit-fields with padding between them, set one by one and copied.
#include <stdio.h>
#include <string.h>

struct flags {
  unsigned ready : 1;
  unsigned : 3;
  unsigned mode : 3;
  int delta : 5;
  unsigned long big : 40;
};

int main(void) {
  struct flags f, g, h;
  f.ready = 1;
  f.mode = 5;
  f.delta = -16;
  f.big = 0xffffffffffUL;
  g = f;
  memcpy(&h, &g, sizeof h);
  h.mode++;
  h.mode++;
  h.mode++;
  h.big++;
  printf("%u %u %d %lu\n", h.ready, h.mode, h.delta, (unsigned long)h.big);
  struct flags part;
  part.mode = 3;
  if (part.mode == 3) puts("mode");
  part.ready = 0;
  printf("%d\n", part.ready ? 1 : 2);
  return 0;
}
