// Later parts of an initialiser override earlier ones, whole or in part (C17 6.7.9p19).
int printf(const char *, ...);
int calls;
int f(void) { return ++calls; }
struct P {
  int x, y;
};

static void bytes(const void *p, int n) {
  for (int i = 0; i < n; i++) printf(" %d", ((const unsigned char *)p)[i]);
  printf("\n");
}
static void ints(const void *p, int n) {
  for (int i = 0; i < n; i++) printf(" %d", ((const int *)p)[i]);
  printf("\n");
}

#define OBJECTS(STORAGE)                                                                        \
  {                                                                                             \
    STORAGE struct { int k; char s[6]; } a = {.s = {1, 2, 3, 4, 5}, .s = "Y"};                  \
    STORAGE struct { struct { int a; int b : 4; } t; int z; } b = {.t = {1, 2}, .t = {5}, 6};   \
    STORAGE int c[] = {[5] = 1, [0 ... 1] = 3};                                                 \
    STORAGE struct P v[2] = {[1] = {7, 8}, [0 ... 1] = {.y = 1}};                               \
    STORAGE unsigned char d[2][2] = {[1] = "ab", [1][0] = 'x'};                                 \
    STORAGE int m[2][3] = {[1] = {1, 2, 3}, [0] = {4}, {5}};                                    \
    STORAGE struct P r[4] = {[0 ... 1].x = 3, 4, [3].y = 9};                                    \
    STORAGE int n[3][3] = {[0 ... 1][0 ... 1] = 9, 8};                                          \
    STORAGE union { struct P a, b; } u = {.a.y = 5, .b.x = 6}, w = {.b.y = 5, .b.x = 6};        \
    STORAGE char s[2][7] = {"abcdef", [0][2] = 'X', [0][5] = 'Y', [1] = "gh", [1][6] = 'Z'};    \
    STORAGE struct { struct P p; int z; } l = {.p = (struct P){1, 2}, .p = {.y = 3}};           \
    STORAGE struct { char c, d; } braced = {.c = {1}, .d = 3};                                  \
    STORAGE struct { union { int i; struct P p; }; int z; } an[2] = {{.p.y = 1, 2}, [0].i = 3}; \
    bytes(a.s, 6);                                                                              \
    printf(" %d %d %d\n", b.t.a, b.t.b, b.z);                                                   \
    ints(c, sizeof c / sizeof *c);                                                              \
    ints(v, 4);                                                                                 \
    bytes(d, 4);                                                                                \
    ints(m, 6);                                                                                 \
    ints(r, 8);                                                                                 \
    ints(n, 9);                                                                                 \
    ints(&u, 2);                                                                                \
    ints(&w, 2);                                                                                \
    bytes(s, 14);                                                                               \
    ints(&l, 3);                                                                                \
    bytes(&braced, 2);                                                                          \
    ints(an, 1);                                                                                \
    ints(&an[0].z, 1);                                                                          \
  }

/// Of a union whose bit-field is initialised the rest is zero.
__attribute__((noinline)) static long unionOfBits(int n) {
  union { unsigned long all; long low : 21; } u = {.low = n};
  return (long)u.all;
}
__attribute__((noinline)) static void soil(void) {
  volatile char stack[256];
  for (int i = 0; i < 256; i++) stack[i] = 99;
}

int main(void) {
  OBJECTS(static)
  OBJECTS()
  struct P q = {7, 8};
  struct { struct P p; int z; } whole = {.p = q, .p.x = 5};
  ints(&whole, 3);
  int once[4] = {[0 ... 3] = f()};
  struct P pairs[2] = {[0 ... 1] = {f(), f()}};
  int dropped[2] = {[0] = f(), [1] = 5, [0] = f()};
  ints(once, 4);
  ints(pairs, 4);
  ints(dropped, 2);
  printf("%d calls\n", calls);
  union { struct { unsigned char s[3]; long b : 22; } m; } bits[] = {[4] = {.m.b = 1}};
  printf("%d\n", (int)(sizeof bits / sizeof *bits));
  soil();
  printf("%ld\n", unionOfBits(1));
  return 0;
}
