// An own memcpy copies a record with padding byte by byte.
#include <stdio.h>

struct pair {
  char c;
  long l;
};

static void copy(void *to, const void *from, size_t n) {
  unsigned char *t = to;
  const unsigned char *f = from;
  while (n--) *t++ = *f++;
}

static void exchange(void *a, void *b, size_t n) {
  char *x = a, *y = b;
  for (size_t i = 0; i < n; i++) {
    char t = x[i];
    x[i] = y[i];
    y[i] = t;
  }
}

int main(void) {
  struct pair a, b, c;
  a.c = 'a';
  a.l = 1;
  b.c = 'b';
  b.l = 2;
  copy(&c, &a, sizeof c);
  exchange(&b, &c, sizeof b);
  printf("%c %ld %c %ld\n", b.c, b.l, c.c, c.l);
  return 0;
}
