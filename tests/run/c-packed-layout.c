// What `packed`, `aligned` and #pragma pack do to structs with bit-fields: the rules of gcc.
#include <stddef.h>
#include <stdio.h>

struct A {
  unsigned char a : 3;
  long long b : 14 __attribute__((aligned(2)));
  char : 0;
} __attribute__((packed));

#pragma pack(push, 8)
struct B {
  void *a;
  unsigned long b : 64;
  char c : 6;
} __attribute__((packed));
#pragma pack(pop)

#pragma pack(push, 2)
struct C {
  struct {
    unsigned short a : 12;
    unsigned char b : 6 __attribute__((aligned(8)));
  } __attribute__((packed));
  long c;
  char d : 7 __attribute__((aligned(2)));
  unsigned long e : 41;
};
#pragma pack(pop)

struct D {
  char : 7;
  unsigned long a : 27;
  int b __attribute__((aligned(2)));
  short c[3];
  short d : 2 __attribute__((aligned(8)));
  unsigned long e : 25 __attribute__((aligned(2)));
};

union E {
  struct {
    char a : 4;
    long b : 63 __attribute__((aligned(16)));
  } __attribute__((packed));
  void *c;
} __attribute__((packed));

struct F {
  int a;
  struct {
    long b;
    int c;
  } __attribute__((aligned(4))) d;
} __attribute__((aligned(8)));

// The natural layout would put the second member at 16, as it would in IR.
struct G {
  long a;
  __int128 b;
} __attribute__((packed));
struct H {
  char a;
  struct G b[2];
  union {
    char c;
    __int128 d;
  } __attribute__((packed)) e;
};
struct I {
  long a;
  __int128 b;
  char c;
};
static struct H h = {1, {{2, 3}, {4, 5}}, {6}};
static struct I i[2] = {{1, 2, 3}, {4, 5, 6}};

static long sum(struct H *p, struct I *q) {
  return p->a + 10 * p->b[0].a + 100 * (long)p->b[0].b + 1000 * p->b[1].a + 10000 * (long)p->b[1].b + 100000 * p->e.c +
         1000000 * q[1].a + 10000000 * (long)q[1].b + 100000000 * q[1].c;
}

#define SHOW(S) printf(#S " %d %d\n", (int)sizeof(S), (int)_Alignof(S))

int main(void) {
  SHOW(struct A);
  SHOW(struct B);
  SHOW(struct C);
  SHOW(struct D);
  SHOW(union E);
  SHOW(struct F);
  SHOW(struct G);
  SHOW(struct H);
  SHOW(struct I);
  struct H copy = h;
  copy.b[1].b += h.b[0].b << 1;
  printf("%ld %ld\n", sum(&h, i), sum(&copy, i));
  printf("%d %d\n", (int)offsetof(struct C, c), (int)offsetof(struct D, c));
  return 0;
}
