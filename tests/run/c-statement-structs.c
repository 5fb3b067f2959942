// Statement expressions whose value is a struct; labels that are also names of types; switch on an enum.
int printf(const char *, ...);
typedef int T;
struct S { int a, b, c, d, e; };
enum E { A, B, C };
static int index(enum E e) {
  switch (e) {
    case A: return 1;
    case B: return 2;
    case C: return 3;
  }
  return 0;
}
static int label(int x) {
  if (x) goto T;
  return 4;
  T: return ({ T z = x; z + 1; });
}
int main(void) {
  struct S s = ({ struct S t = {1, 2, 3, 4, 5}; t.a = 50; t; });
  printf("%d %d\n", s.a, s.b);
  printf("%d\n", ({ s.a = 1; s; }).c);
  printf("%d %d %d %d\n", index(B), label(3), label(0), index(C));
  ({ s; });
  s = ({ if (s.a) goto out; s; });
  s.e = 77;
out:
  printf("%d %d\n", s.e, ({ struct S *p = &s; p; })->b);
  return 0;
}
