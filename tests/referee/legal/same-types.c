// Accesses of an object through the other types that are allowed.
#include <stdio.h>

struct wrap {
  int first;
  struct { int second[2]; } in;
};

enum letter { A, B };

int main(void) {
  int i = -2;
  unsigned *u = (unsigned *)&i;
  printf("%u\n", *u);
  *u = 3;
  printf("%d\n", i);
  const volatile int *cv = &i;
  printf("%d\n", *cv);
  struct wrap w = {1, {{2, 3}}};
  int *first = (int *)&w;
  *first += 10;
  struct wrap *back = (struct wrap *)first;
  printf("%d %d\n", w.first, back->in.second[1]);
  unsigned long l = 5;
  *(long *)&l = -l;
  printf("%lu\n", l + 6);
  signed char c = -1;
  printf("%d\n", *(unsigned char *)&c);
  enum letter e = B;
  printf("%u\n", *(unsigned *)&e);
  void *v = &l;
  printf("%d\n", *(long *)v == -5);
  return 0;
}
