// Records with padding are copied whole, by assignment, by memcpy and through functions.
#include <stdio.h>
#include <string.h>

struct mixed {
  char tag;
  int number;
  short half;
  double value;
  char end;
};

static struct mixed through(struct mixed m) { return m; }

int main(void) {
  struct mixed a;
  a.tag = 'a';
  a.number = 5;
  a.half = 2;
  a.value = 1.5;
  a.end = 'z';
  struct mixed b = a, c, d[2];
  memcpy(&c, &b, sizeof c);
  d[0] = through(c);
  memmove(&d[1], &d[0], sizeof d[0]);
  printf("%c %d %d %.1f %c\n", d[1].tag, d[1].number, d[1].half, d[1].value, d[1].end);
  return 0;
}
