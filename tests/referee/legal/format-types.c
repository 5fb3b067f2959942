// printf with every length, width by argument, pointers and %n.
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

int main(void) {
  char c = 'c';
  short s = -3;
  unsigned char u = 250;
  float f = 0.5f;
  int n = 0;
  printf("%c %hd %hhu %f\n", c, s, u, f);
  printf("%ld %lld %zu %td %jd\n", -1L, -2LL, sizeof c, (ptrdiff_t)3, (intmax_t)4);
  printf("%*d|%-*d|%.*f\n", 5, 42, 5, 42, 2, 3.14159);
  printf("%u %x %o\n", 7, 255, 8);
  printf("%5.2s|%%|%s%n\n", "abc", "end", &n);
  printf("%d\n", n);
  printf("%d\n", 1, 2, "more arguments than conversions");
  printf("%" PRId64 " %" PRIu8 "\n", (int64_t)1 << 40, u);
  char text[20];
  printf("%d\n", sprintf(text, "%p", (void *)text) > 2);
  printf("%.0s%.2s\n", "", (char[2]){'x', 'y'});
  return 0;
}
