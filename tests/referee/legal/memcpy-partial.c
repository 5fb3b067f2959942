// Bytes without a value may be copied; only set ones are looked at.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct record {
  int used;
  int items[6];
};

int main(void) {
  struct record a, b;
  a.used = 2;
  a.items[0] = 10;
  a.items[1] = 20;
  b = a;
  struct record *c = malloc(sizeof *c), *d = malloc(sizeof *d);
  if (!c || !d) return 1;
  memcpy(c, &b, sizeof b);
  memmove(d, c, sizeof *c);
  char x[10], y[10];
  x[0] = 'o';
  x[1] = 'k';
  memcpy(y, x, 10);
  int sum = 0;
  for (int i = 0; i < d->used; i++) sum += d->items[i];
  printf("%d %c%c\n", sum, y[0], y[1]);
  free(c);
  free(d);
  return 0;
}
