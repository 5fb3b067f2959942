// Records and 128-bit integers on the stack: through function pointers, and used as other types where pointers have types.
int printf(const char*, ...);
struct A { long a, b, c; } g = {1,2,3}; struct B { long a[3]; } h = {{4,5,6}};
__attribute__((noinline)) long fa(struct A x, int w) { struct A *p = w ? &x : &g; return p->a + *(long *)(w ? (char *)&x + 8 : (char *)p + 16); }
__attribute__((noinline)) struct A ra(struct B y) { struct A r = { y.a[0], y.a[1], y.a[2] }; if (y.a[0] == 9) return *(struct A *)&y; return r; }
__attribute__((noinline)) __int128 w(int a, int b, int c, int d, int e, int f, __int128 x) { return x + 1; }
int main(void) { long (*volatile f)(struct A, int) = fa; struct A (*volatile r)(struct B) = ra; struct A t = r(h); struct A (*q)(struct B) = ra; long (*p)(struct A, int) = fa;
 printf("%ld %ld %ld %ld\n", f(g, 0), f(t, 1), p(q(h), 0), (long)w(1,2,3,4,5,6,7)); return 0; }
