// What GNU C computes in place, _Generic, offsetof, _Alignof, __func__, variadic functions.
int printf(const char *, ...);
typedef __builtin_va_list va_list;
struct s { char a; int b; struct { short c, d[3]; } in; };
int vsum(int n, va_list list) {
  int total = 0;
  while (n--) total += __builtin_va_arg(list, int);
  return total;
}
int sum(int n, ...) {
  va_list list, copy;
  __builtin_va_start(list, n);
  __builtin_va_copy(copy, list);
  int first = vsum(n, list), second = 0;
  for (int i = 0; i < n; i++) second += __builtin_va_arg(copy, int) * i;
  __builtin_va_end(copy);
  __builtin_va_end(list);
  return first * 100 + second;
}
static inline int max(int a, int b) { return a > b ? a : b; }
_Static_assert(sizeof(int) == 4, "int");
int main(void) {
  printf("%d\n", sum(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  printf("%x %x %lx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678),
         __builtin_bswap64(0x0102030405060708));
  printf("%d %d %d %d\n", __builtin_clz(1), __builtin_ctzl(64), __builtin_popcountll(255),
         __builtin_parity(7));
  int r;
  long lr;
  unsigned long ur;
  printf("%d ", __builtin_add_overflow(2147483647, 1, &r));
  printf("%d ", __builtin_add_overflow(1, 2, &r));
  printf("%d ", __builtin_sub_overflow(1ul, 2ul, &ur));
  printf("%d ", __builtin_mul_overflow(1l << 62, 2l, &lr));
  printf("%d ", __builtin_mul_overflow(-3l, 5l, &lr));
  printf("%ld ", lr);
  printf("%d\n", __builtin_mul_overflow(65536, 65536, &r));
  printf("%d %d %d %d %d\n", _Generic((1), int: 1, unsigned: 2, char *: 3, const char *: 4, double: 5, default: 6),
         _Generic((1u), int: 1, unsigned: 2, char *: 3, const char *: 4, double: 5, default: 6),
         _Generic(("a"), int: 1, unsigned: 2, char *: 3, const char *: 4, double: 5, default: 6),
         _Generic(((const char *)0), int: 1, unsigned: 2, char *: 3, const char *: 4, double: 5, default: 6),
         _Generic((1.0f), int: 1, unsigned: 2, char *: 3, const char *: 4, double: 5, default: 6));
  printf("%d %d %d\n", (int)__builtin_offsetof(struct s, b), (int)__builtin_offsetof(struct s, in.d[1]),
         (int)_Alignof(struct s));
  printf("%s %d\n", __func__, (int)sizeof __func__);
  char *p = __builtin_alloca(10);
  __builtin_memcpy(p, "alloca", 7);
  printf("%s %d\n", p, (int)__builtin_strlen(p));
  __typeof__(r) t = max(3, 4);
  printf("%d %d %d\n", t, __builtin_constant_p(3), __builtin_constant_p(*(volatile int *)&t));
  printf("%d %d\n", __builtin_types_compatible_p(int, __typeof__(t)),
         __builtin_types_compatible_p(int, long));
  if (__builtin_expect(t == 4, 1)) printf("expected\n");
  _Alignas(32) char aligned[3];
  printf("%d\n", (int)((unsigned long)aligned % 32));
  struct __attribute__((packed)) { char a; int b; } packed = {1, 2};
  packed.b += 5;
  printf("%d %d\n", (int)sizeof packed, packed.b);
  return 0;
}
