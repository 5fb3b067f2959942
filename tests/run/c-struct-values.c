// Structs as arguments and results: in registers, in memory, of calls through pointers, variadic.
int printf(const char *, ...);
struct S1 { char c; };
struct S3 { char c[3]; };
struct S8 { int a, b; };
struct S12 { int a[3]; };
struct S16 { long a, b; };
struct S24 { long a, b, c; };
struct F1 { float x; };
struct F2 { float x, y; };
struct F3 { float x, y, z; };
struct D2 { double x, y; };
struct DL { double d; long l; };
struct FI { float f; int i; };
union U { int i; float f; };
struct B { int a : 5, b : 20; unsigned c : 7; };
struct N { struct FI in; char tail; };
struct E {};
struct S1 s1(struct S1 a) { a.c++; return a; }
struct S3 s3(struct S3 a) { a.c[2] = 'z'; return a; }
struct S8 s8(int before, struct S8 a) { a.a += before; return a; }
struct S12 s12(struct S12 a) { a.a[1] = -a.a[1]; return a; }
struct S16 s16(int i, int j, int k, int l, int m, struct S16 a, int n) {
  a.a += i + j + k + l + m + n;
  return a;
}
struct S24 s24(struct S24 a, int i) { a.b += i; return a; }
struct F1 f1(struct F1 a) { a.x *= 2; return a; }
struct F2 f2(struct F2 a, float b) { a.x += b; return a; }
struct F3 f3(struct F3 a) { a.z += a.x; return a; }
struct D2 d2(double a, struct D2 b) { b.y += a; return b; }
struct DL dl(struct DL a, struct DL b) { a.d += b.d; a.l += b.l; return a; }
struct FI fi(struct FI a) { a.i = (int)a.f; return a; }
union U un(union U a) { a.i++; return a; }
struct B bits(struct B a) { a.a = -a.a; a.c++; return a; }
struct N nested(struct N a) { a.in = fi(a.in); return a; }
struct E empty(struct E e, int *i) { ++*i; return e; }
int sum(int n, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, n);
  double total = 0;
  while (n--) {
    struct S24 a = __builtin_va_arg(list, struct S24);
    struct F2 b = __builtin_va_arg(list, struct F2);
    total += a.c + b.y + __builtin_va_arg(list, int) + __builtin_va_arg(list, double);
    struct DL c = __builtin_va_arg(list, struct DL);
    total += c.d + c.l;
  }
  __builtin_va_end(list);
  return (int)total;
}
struct S8 choose(int which) {
  struct S8 a = {1, 2}, b = {3, 4};
  if (which == 1) return a;
  return which == 2 ? b : (struct S8){5, 6};
}
int main(void) {
  printf("%c\n", s1((struct S1){'a'}).c);
  printf("%c\n", s3((struct S3){{'a', 'b', 'c'}}).c[2]);
  struct S8 a = s8(1, (struct S8){2, 3});
  printf("%d %d\n", a.a, a.b);
  printf("%d\n", s12((struct S12){{1, 2, 3}}).a[1]);
  struct S16 b = s16(1, 2, 3, 4, 5, (struct S16){100, 200}, 6);
  printf("%ld %ld\n", b.a, b.b);
  printf("%ld\n", s24((struct S24){1, 2, 3}, 40).b);
  printf("%g %g\n", f1((struct F1){1.5f}).x, f2((struct F2){1, 2}, 0.5f).x);
  printf("%g\n", f3((struct F3){1, 2, 3}).z);
  printf("%g\n", d2(1.25, (struct D2){1, 2}).y);
  struct DL c = dl((struct DL){1.5, 2}, (struct DL){2.5, 3});
  printf("%g %ld\n", c.d, c.l);
  printf("%d %d\n", fi((struct FI){7.9f, 0}).i, un((union U){41}).i);
  struct B d = bits((struct B){3, -9, 12});
  printf("%d %d %d\n", d.a, d.b, d.c);
  struct N e = {{2.5f, 0}, 'q'};
  printf("%d %c\n", nested(e).in.i, nested(e).tail);
  int count = 0;
  empty((struct E){}, &count);
  printf("%d\n", count);
  printf("%d\n", sum(2, (struct S24){1, 2, 3}, (struct F2){1, 4}, 5, 6.5, c, (struct S24){1, 2, 3},
                     (struct F2){1, 4}, 5, 6.5, c));
  struct S8 (*pointer)(int, struct S8) = s8;
  a = pointer(10, a = choose(2));
  printf("%d %d %d %d\n", a.a, a.b, choose(1).b, choose(0).a);
  struct S24 big = {1, 2, 3};
  big = s24(big, big.a);
  printf("%ld\n", big.b);
  return 0;
}
