// Members and arrays of records that functions return.
#include <stdio.h>

struct big {
  int a[8];
  char name[8];
};

static struct big make(int n) {
  struct big b = {.name = "big"};
  for (int i = 0; i < 8; i++) b.a[i] = n * i;
  return b;
}

static int sum(struct big b) {
  int s = 0;
  for (int i = 0; i < 8; i++) s += b.a[i];
  b.a[0] = 99;
  return s;
}

int main(void) {
  printf("%d\n", make(3).a[5]);
  printf("%s\n", make(1).name);
  struct big b = make(2);
  printf("%d %d\n", sum(b), b.a[0]);
  b = b;
  struct big *p = &b;
  *p = b;
  printf("%d\n", p->a[7]);
  printf("%d\n", sum((make(1), make(4))));
  return 0;
}
