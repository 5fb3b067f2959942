// Names that a list of parameters or a bound declares, and where they are known.
#include <stdio.h>
int f1(int v[sizeof(enum { P1 = 4 })]) { return P1; }
int f2(struct s2 { int x; } *p) { struct s2 q = *p; return q.x; }
int f3(union u3 { int x; char c; } u) { union u3 v = u; return v.x; }
int f4(enum e4 { A4 = 7 } e) { enum e4 g = A4; return g + e; }
int f5(int a[sizeof(struct s5 { long l; })]) { return sizeof(struct s5); }
int f6(int (*g)(struct s6 { int x; } *), struct s6 *t) { return 0; }
int f7(int a[(enum { A7 = 3 })1]) { return A7; }
int f8(int n, int a[n][sizeof(struct s8 { char c[5]; })]) { return sizeof(struct s8); }
int (*f9(enum { A9 = 9 } x))(int) { static int r; r = A9; return 0; }
int (f10)(struct s10 { short h; } x) { struct s10 y = x; return y.h; }
int f11(a, b) struct s11 { int x; } a; enum { B11 = 5 } b; { struct s11 c = a; return c.x + B11; }
int f12(struct s12 *p) { struct s12 { int y; }; return p ? p->y : 0; }
int f13(int a[_Alignof(struct s13 { double d; })]) { return sizeof(struct s13); }
int f14(struct s14 { struct t14 { int z; } i; } o) { struct t14 k = o.i; return k.z; }
int f15(int x, int y[sizeof(enum e15 { Q15 = 2 })], int z[Q15]) { enum e15 w = Q15; return w; }
typedef int foo;
int (g1)(foo foo, int a) { return foo + a; }
int ((g2))(foo foo, int a) { return foo + a; }
int (*g3(foo foo, int a))(void) { foo += a; return 0; }
int (*(g4)(foo foo, int a))(foo) { foo += a; return 0; }
int (*(*g5(foo a))(foo foo))(void) { foo b = a; return 0; }
int a1[2][sizeof(enum { P = 4 })][P];
int (*a2[sizeof(enum { R = 3 })])[R];
int a3[sizeof(enum { T1 = 2 })][T1 * sizeof(enum { T2 = 3 })][T2];
struct { int m[sizeof(enum { W = 2 })][W]; } a4;
int main(void) {
  printf("%d %d %d %d %d\n", f1(0), f7(0), f6(0, 0), g3(1, 2) == 0, g5(3) == 0);
  printf("%d %d\n", g4(1, 2) == 0, f9(1) == 0);
  printf("%d %d %d\n", f4(1), f5(0), f8(1, 0));
  printf("%d %d %d\n", f13(0), f15(0,0,0), f12(0));
  printf("%d %d\n", g1(1, 2), g2(3, 4));
  printf("%zu %zu %zu %zu\n", sizeof a1, sizeof *a2[0], sizeof a3, sizeof a4);
  int i = 2; int v[i++][i++]; printf("%zu %zu\n", sizeof v, sizeof v[0]);
  return 0;
}
