// Results that do not depend on the parts which were not set.
#include <stdio.h>
#include <string.h>

struct packet {
  unsigned char kind, length;
  unsigned char data[6];
};

static int total(const struct packet *p) {
  int t = 0;
  for (int i = 0; i < p->length; i++) t += p->data[i];
  return t;
}

int main(void) {
  struct packet p, queue[4];
  p.kind = 2;
  p.length = 3;
  memcpy(p.data, "\1\2\3", 3);
  for (int i = 0; i < 4; i++) {
    queue[i] = p;
    queue[i].length = (unsigned char)i;
  }
  int sum = 0;
  for (int i = 0; i < 4; i++) sum += total(&queue[i]);
  printf("%d %d\n", sum, queue[2].kind);
  union { unsigned word; unsigned char low; } u;
  u.low = 9;
  printf("%d\n", u.low);
  u.word = 0x1234;
  printf("%x\n", u.low);
  return 0;
}
