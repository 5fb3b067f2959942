// Sizes, alignments and places of bit-fields, as System V and RISC-V have them (gcc and clang agree).
int printf(const char *, ...);
#define SHOW(fields, ...)                                          \
  {                                                                \
    typedef struct __VA_ARGS__ T;                                  \
    printf("%d/%d", (int)sizeof(T), (int)_Alignof(T));             \
    union { T s; unsigned char b[sizeof(T)]; } u;                  \
    fields                                                         \
    printf("\n");                                                  \
  }
#define FIELD(name)                                                \
  for (unsigned i = 0; i < sizeof u; i++) u.b[i] = 0;              \
  u.s.name = -1;                                                   \
  for (unsigned i = 0, any = 0; i < 8 * sizeof u && !any; i++)     \
    if ((any = u.b[i / 8] >> i % 8 & 1)) printf(" %u", i);
int main(void) {
  SHOW(FIELD(a) FIELD(b), { int a : 3, b : 7; })
  SHOW(FIELD(a) FIELD(b), { char a; int b : 20; })
  SHOW(FIELD(a) FIELD(b), { char a; int b : 25; })
  SHOW(FIELD(a) FIELD(b), { short a : 5; int b : 20; })
  SHOW(FIELD(a) FIELD(b), { int a : 20, b : 20; })
  SHOW(FIELD(a) FIELD(b), { char a : 4, b : 5; })
  SHOW(FIELD(a) FIELD(b), { char a : 4; int : 0; char b : 4; })
  SHOW(FIELD(a), { char a; int : 0; })
  SHOW(FIELD(a) FIELD(b), { char a; int : 5; char b; })
  SHOW(FIELD(a) FIELD(b) FIELD(c), { long a : 33; int b : 20, c : 20; })
  SHOW(FIELD(a) FIELD(b), { int a : 31; long b : 33; })
  SHOW(FIELD(a) FIELD(b) FIELD(c), { _Bool a : 1, b : 1; int c : 8; })
  SHOW(FIELD(a) FIELD(c) FIELD(b), { unsigned a : 3; unsigned char c; unsigned b : 9; })
  SHOW(FIELD(a) FIELD(b) FIELD(c), { int a; char b : 2; long c : 40; })
  SHOW(FIELD(a) FIELD(b) FIELD(c), { short a; int b : 17; char c : 1; })
  SHOW(FIELD(a) FIELD(b) FIELD(c), __attribute__((packed)) { char a; int b : 20, c : 13; })
  SHOW(FIELD(a) FIELD(b), __attribute__((packed)) { long a : 40; int b : 30; })
  union { int a : 3; long b : 40; } x = {-1};
  printf("%d %d\n", (int)sizeof x, x.a);
  // Values: truncated and promoted by value.
  struct { unsigned u3 : 3; int s3 : 3; unsigned u32 : 32; _Bool b : 1; } v = {7, 0, 1, 1};
  printf("%d %d %d %d\n", ~v.u3 < 0, v.u3 - 8 < 0, -1 < v.u32, v.b);
  printf("%d ", v.s3 = 5);
  printf("%d ", v.s3 += 2);
  printf("%d ", v.u3++);
  printf("%d ", v.u3);
  printf("%d\n", ++v.s3);
  return 0;
}
