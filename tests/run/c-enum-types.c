// Enumerations: the integer type that holds one, packed and mode, and the types of its constants: int if the value fits, else
// from the closing brace on the type of the enumeration.
#include <stdio.h>
#define T(x)                          \
  _Generic((x), int                   \
           : "int", unsigned          \
           : "uint", long             \
           : "long", unsigned long    \
           : "ulong", long long       \
           : "ll", unsigned long long \
           : "ull", default           \
           : "?")
#define S(x) printf(#x " %s %lld\n", T(x), (long long)(x))
#define Z(t) printf(#t " %d %s %d\n", (int)sizeof(t), T((t)0), (t)-1 > 0)
enum a { A0 = 0x7fffffff, A1 = 0x80000000, A2 = sizeof(char[sizeof(T(A1))]), A3 = sizeof(T(A0)) };
enum b { B0 = 0xffffffff, B1 = 0x100000000, B2 = 5 };
enum c { C0 = 0xffffffffffffffff };
enum d { D0 = -1, D1 = 0x80000000 };
enum e { E0 = 1ull << 40, E1 = -1 };
enum f { F0 = 5, F1 = 0xffffffff, F2 = 0x100000000 };
enum g { G0 = 5ull, G1 = 6LL, G2 = (char)3, G3 = 'a' };
enum h { H0 = 0x7fffffffffffffff };
enum i { I0 = (short)-3, I1 };
enum j { J0 = 0x8000000000000000, J1 };
enum k { K1 = -9223372036854775807 - 1 };
enum __attribute__((packed)) p1 { P1 = 1 };
enum p2 { P2 = 255 } __attribute__((packed));
enum __attribute__((packed)) p3 { P3 = 256 };
enum __attribute__((packed)) p4 { P4 = -1, P4b = 127 };
enum __attribute__((packed)) p5 { P5 = -1, P5b = 128 };
enum __attribute__((packed)) p6 { P6 = 0x10000 };
enum __attribute__((packed)) p7 { P7 = 0x100000000 };
enum __attribute__((mode(QI))) m1 { M1 = -1 };
enum __attribute__((mode(HI))) m2 { M2 = -1 };
enum __attribute__((mode(DI))) m3 { M3 = -1 };
typedef enum __attribute__((__packed__)) { T1 = 3 } tt;
typedef enum { U1 = 3 } __attribute__((__packed__)) uu;
typedef enum { V1 = 3 } vv __attribute__((__packed__));
typedef enum { W1 = 3 } ww __attribute__((mode(QI)));
enum x { X0 = 2 };
struct s {
  char c;
  enum p1 p;
  char d;
};
struct s2 {
  char c;
  enum x p __attribute__((packed));
  char d;
};
// Passed, returned and kept in memory by their width.
__attribute__((noinline)) static enum p5 negate(enum p5 x, enum p2 y) { return x == P5 ? P5b : y == 255 ? P5 : (enum p5)y; }
__attribute__((noinline)) static int which(enum c x) {
  switch (x) {
    case C0:
      return 1;
    case 5 ... 9:
      return 2;
    default:
      return 3;
  }
}
static enum p1 small[4] = {1, 2, 250, 4};
struct bits {
  enum p4 a : 4;
  enum p2 b : 8;
};
int main(void) {
  S(A0);
  S(A1);
  S(A2);
  S(A3);
  S(B0);
  S(B1);
  S(B2);
  S(C0);
  S(D0);
  S(D1);
  S(E0);
  S(E1);
  S(F0);
  S(F1);
  S(F2);
  S(G0);
  S(G1);
  S(G2);
  S(G3);
  S(H0);
  S(I0);
  S(I1);
  S(J0);
  S(J1);
  S(K1);
  S(P1);
  S(P2);
  S(P3);
  S(P4);
  S(P5);
  S(P6);
  S(P7);
  S(M1);
  S(M2);
  S(M3);
  S(T1);
  Z(enum a);
  Z(enum b);
  Z(enum c);
  Z(enum d);
  Z(enum e);
  Z(enum f);
  Z(enum g);
  Z(enum h);
  Z(enum i);
  Z(enum j);
  Z(enum k);
  Z(enum p1);
  Z(enum p2);
  Z(enum p3);
  Z(enum p4);
  Z(enum p5);
  Z(enum p6);
  Z(enum p7);
  Z(enum m1);
  Z(enum m2);
  Z(enum m3);
  Z(tt);
  Z(uu);
  Z(vv);
  Z(ww);
  printf("%d %d\n", (int)sizeof(struct s), (int)sizeof(struct s2));
  struct bits b = {-3, 200};
  printf("%d %d %d\n", negate(P5, P2), negate(P5b, P2), negate(P5b, 7));
  printf("%d %d %d %d\n", which(C0), which(7), which(10), small[2] + small[3]);
  printf("%d %d %d\n", b.a, b.b, (int)sizeof small);
  printf("%d %d %d\n", C0 > 0, C0 / 2 > 5, F2 > -1);
}
