// Designated initialisers; what they leave out is zero.
#include <stdio.h>

struct inner {
  int a, b[3];
};
struct outer {
  char name[8];
  struct inner in[2];
  double d;
};

int main(void) {
  struct outer o = {.in[1].b[2] = 7, .name = "abc", .in[0] = {.a = 1}};
  printf("%s %d %d %d %.1f\n", o.name, o.in[0].a, o.in[0].b[1], o.in[1].b[2], o.d);
  int a[10] = {[3] = 3, 4, [8] = 8, 9};
  for (int i = 0; i < 10; i++) printf("%d ", a[i]);
  char text[10] = "x";
  int zero = 0;
  for (int i = 1; i < 10; i++) zero |= text[i];
  printf("%d %d\n", zero, o.name[7]);
  static struct outer s;
  printf("%d %s.\n", s.in[1].a, s.name);
  return 0;
}
