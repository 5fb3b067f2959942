// ms_struct (x86-64 only, as in gcc): a unit holds bit-fields of one size and is taken whole; a
// width of 0 counts behind a bit-field only.
int printf(const char *, ...);
int memcmp(const void *, const void *, unsigned long);
#ifdef __x86_64__
#define MS(attribute) __attribute__((attribute))
#define IS(ms, gcc) ms
#else
#define MS(attribute)
#define IS(ms, gcc) gcc
#endif
struct A { char a : 3; int b : 5; char c; } MS(ms_struct);
struct B { int a : 30, b : 3; short c : 9; short d : 9; } MS(ms_struct);
struct C { char a; int : 0; char b; int c : 4; long : 0; char d; } MS(ms_struct);
struct D { char a : 4; long b : 40; char c : 4; } MS(__ms_struct__) __attribute__((packed));
struct E { char a : 3; int b : 5; char c; } MS(gcc_struct);
union F { int a : 3; char b; long : 5; } MS(ms_struct);
struct G { _Bool a : 1; unsigned char b : 7; int c : 24; } MS(ms_struct);
// A width of 0 that is packed: the next member follows, only the record is aligned.
struct H { int a : 24; long : 0; _Bool b; unsigned char c : 4; } MS(ms_struct) __attribute__((packed));
struct I { long a : 10; int b : 3; int : 0; char c; } MS(ms_struct) __attribute__((packed));
// What follows a unit is aligned by `aligned` only if the last bit-field does not end there.
#pragma pack(push, 2)
struct J { _Bool a; int b : 24; unsigned c __attribute__((aligned(8))); _Bool d : 1; } __attribute__((packed)) MS(ms_struct);
#pragma pack(pop)
// A width of 0 ends the unit of its size, which a packed bit-field has not aligned, and aligns nothing.
struct K { char a : 3; short b : 3 __attribute__((packed)); short : 0; _Bool c; } MS(ms_struct);
struct A a = {1, -2, 3};
struct B b = {5, -1, 100, -100};
static struct A twice(struct A a) { a.b *= 2; a.c *= 2; return a; }
int main(void) {
  printf("%d", sizeof(struct A) == IS(12, 4));
  printf(" %d", sizeof(struct B) == IS(12, 8));
  printf(" %d", sizeof(struct C) == IS(16, 12));
  printf(" %d", sizeof(struct D) == IS(10, 6));
  printf(" %d", sizeof(struct E) == 4);
  printf(" %d", sizeof(union F) == IS(8, 4) && _Alignof(union F) == IS(8, 4));
  printf(" %d\n", sizeof(struct G) == IS(8, 4));
  struct H h = {0, 1, 2};
  printf("%d %d", sizeof h == IS(8, 10), _Alignof(struct H) == IS(8, 1));
  printf(" %d", (char *)&h.b - (char *)&h == IS(4, 8));
  struct J j;
  printf(" %d %d", sizeof j == 10, (char *)&j.c - (char *)&j == IS(5, 4));
  printf(" %d %d\n", sizeof(struct I) == IS(16, 5), _Alignof(struct I) == IS(4, 1));
  struct K k;
  printf("%d %d\n", sizeof k == IS(4, 3), (char *)&k.c - (char *)&k == IS(3, 2));
  unsigned char bytes[12] = {1, 0, 0, 0, 30, 0, 0, 0, 3};
  if (sizeof a == 12) printf("%d\n", memcmp(&a, bytes, 12));
  else printf("0\n");
  struct A c = twice(a);
  printf("%d %d %d  %d %d %d %d\n", c.a, c.b, c.c, b.a, b.b, b.c, b.d);
  return 0;
}
