// _Atomic structs, unions, long doubles and 128-bit integers: of 1, 2, 4 and 8 bytes by
// instructions, of other sizes by libatomic. The same by the generic functions and those of
// <stdatomic.h>.
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct three {
  char c[3];
};
struct six {
  short a, b, c;
};
struct pair {
  int a, b;
};
struct twelve {
  int a[3];
};
struct sixteen {
  long a, b;
};
struct large {
  int id;
  char text[36];
};
union mixed {
  int whole;
  char bytes[4];
};
struct outer {
  char tag;
  _Atomic struct pair pair;
  char end;
  _Atomic struct sixteen both;
};

static _Atomic struct three three = {{1, 2, 3}};
static _Atomic struct six six;
static _Atomic struct pair pair = {3, 4};
static _Atomic struct twelve twelve;
static _Atomic struct sixteen sixteen = {5, 6};
static _Atomic struct large large = {7, "seven"};
static _Atomic union mixed mixed;
static _Atomic long double real = 1.5L;
static _Atomic __int128 wide = 5;
static _Atomic unsigned __int128 natural;
static struct pair plainPair = {8, 9};
static struct large plainLarge = {10, "ten"};
static __int128 plainWide = -1;
static struct outer outers[2];

#define SIZES(...) printf("%zu/%zu ", sizeof(_Atomic(__VA_ARGS__)), _Alignof(_Atomic(__VA_ARGS__)))
typedef struct pair alignedPair __attribute__((aligned(16)));
typedef int unalignedInt __attribute__((aligned(1)));

static void sizes(void) {
  SIZES(struct three);
  SIZES(struct six);
  SIZES(struct pair);
  SIZES(struct twelve);
  SIZES(struct sixteen);
  SIZES(struct large);
  SIZES(union mixed);
  SIZES(long double);
  SIZES(__int128);
  SIZES(alignedPair);
  SIZES(unalignedInt);
  puts("");
  printf("%zu %zu %zu %zu\n", offsetof(struct outer, pair), offsetof(struct outer, end),
         offsetof(struct outer, both), sizeof(struct outer));
}

static struct large made(int id, const char* text) {
  struct large result = {id, ""};
  strcpy(result.text, text);
  return result;
}

static _Atomic struct sixteen returned(_Atomic struct sixteen value) {
  struct sixteen plain = value;
  _Atomic struct sixteen result = {plain.b, plain.a};
  return result;
}

static int sum(struct twelve v, struct sixteen w, struct pair p) {
  return v.a[0] + v.a[1] + v.a[2] + (int)(w.a + w.b) + p.a + p.b;
}

static void values(int which) {
  struct three t = three;
  t.c[1] = 20;
  three = t;
  t = three;
  printf("%d %d %d\n", t.c[0], t.c[1], t.c[2]);
  six = (struct six){1, 2, 3};
  struct six s = six;
  printf("%d %d %d\n", s.a, s.b, s.c);
  struct pair p = pair = (struct pair){30, 40};
  printf("%d %d %d\n", p.a, p.b, (pair = plainPair).b);
  twelve = (struct twelve){{1, 2, 3}};
  printf("%d\n", sum(twelve, sixteen, pair));
  struct sixteen q = which ? returned(sixteen) : sixteen;
  sixteen = q;
  q = *&sixteen;
  printf("%ld %ld\n", q.a, q.b);
  struct large l = large, m = (large = made(11, "eleven"));
  printf("%d %s %d %s\n", l.id, l.text, m.id, m.text);
  _Atomic struct large local = large;
  local = (which, local);
  large = ({ local; });
  l = large;
  printf("%d %s\n", l.id, l.text);
  mixed = (union mixed){.bytes = {1, 2, 3, 4}};
  printf("%#x\n", ((union mixed)mixed).whole);
  outers[which].pair = pair;
  outers[which].both = sixteen;
  outers[which].tag = outers[which].end = 'x';
  struct outer* at = &outers[which];
  p = at->pair;
  q = at->both;
  printf("%d %d %ld %ld %c %c\n", p.a, p.b, q.a, q.b, at->tag, at->end);
}

static void print(__int128 value) {
  printf("%lld:%llu ", (long long)(value >> 64), (unsigned long long)value);
}

static void numbers(void) {
  real += 2;
  real *= 3;
  long double a = real++, b = --real, c = real -= 0.25L, d = real = 9;
  printf("%.4Lf %.4Lf %.4Lf %.4Lf %.4Lf\n", a, b, c, d, real / 2);
  wide += (__int128)1 << 64;
  print(wide);
  wide <<= 3;
  print(wide++);
  print(--wide);
  print(wide -= 100);
  print(wide ^= 255);
  print(wide /= 7);
  natural--;
  natural %= 1000007;
  print(natural);
  print(-wide);
  puts("");
}

static void functions(void) {
  struct pair p = {8, 9}, q = {1, 2}, r;
  int done = __atomic_compare_exchange(&plainPair, &p, &q, 0, 5, 5);
  printf("%d %d %d\n", done, plainPair.a, p.a);
  done = __atomic_compare_exchange(&plainPair, &p, &q, 0, 5, 5);
  __atomic_exchange(&plainPair, &(struct pair){50, 60}, &r, __ATOMIC_ACQ_REL);
  __atomic_load(&plainPair, &q, __ATOMIC_ACQUIRE);
  printf("%d %d %d %d\n", done, p.b, r.a, q.b);
  struct large l = made(12, "twelve"), k;
  __atomic_exchange(&plainLarge, &l, &k, __ATOMIC_SEQ_CST);
  printf("%d %s\n", k.id, k.text);
  done = __atomic_compare_exchange(&plainLarge, &k, &l, 0, 5, 5);
  printf("%d %s ", done, k.text);
  l.id = 13;
  done = __atomic_compare_exchange(&plainLarge, &k, &l, 0, 5, 5);
  __atomic_load(&plainLarge, &k, __ATOMIC_RELAXED);
  printf("%d %d ", done, k.id);
  __atomic_store(&plainLarge, &(struct large){14, "fourteen"}, __ATOMIC_RELEASE);
  printf("%d %s\n", plainLarge.id, plainLarge.text);
  print(__atomic_load_n(&plainWide, __ATOMIC_SEQ_CST));
  print(__atomic_fetch_add(&plainWide, 3, __ATOMIC_SEQ_CST));
  print(__atomic_sub_fetch(&plainWide, 5, __ATOMIC_SEQ_CST));
  print(__atomic_fetch_and(&plainWide, 0x7f, __ATOMIC_SEQ_CST));
  print(__atomic_nand_fetch(&plainWide, 0xf0, __ATOMIC_SEQ_CST));
  print(__atomic_exchange_n(&plainWide, 77, __ATOMIC_SEQ_CST));
  __int128 expected = 78;
  done = __atomic_compare_exchange_n(&plainWide, &expected, 79, 0, 5, 5);
  printf("%d ", done);
  print(expected);
  done = __atomic_compare_exchange_n(&plainWide, &expected, 79, 0, 5, 5);
  __atomic_store_n(&plainWide, plainWide + 1, __ATOMIC_SEQ_CST);
  printf("%d ", done);
  print(plainWide);
  puts("");
}

static void standard(void) {
  atomic_init(&pair, ((struct pair){1, 2}));
  struct pair p = atomic_load(&pair), q = atomic_exchange(&pair, ((struct pair){3, p.a}));
  int done = atomic_compare_exchange_strong(&pair, &p, q);
  printf("%d %d %d %d ", q.b, done, p.a, p.b);
  atomic_store(&large, made(15, "fifteen"));
  struct large l = atomic_load(&large), m = atomic_exchange(&large, made(16, "sixteen"));
  done = atomic_compare_exchange_strong(&large, &l, m);
  printf("%s %d %s ", m.text, done, l.text);
  while (!atomic_compare_exchange_weak(&large, &l, m)) continue;
  printf("%s\n", ((struct large)large).text);
  atomic_store(&real, 4.5L);
  long double old = atomic_load(&real), found = atomic_exchange(&real, old + 1);
  while (!atomic_compare_exchange_weak(&real, &found, found * 2)) continue;
  printf("%.2Lf %.2Lf ", old, atomic_load_explicit(&real, memory_order_acquire));
  atomic_store_explicit(&wide, 7, memory_order_release);
  print(atomic_fetch_add(&wide, 5));
  print(atomic_exchange(&wide, 6));
  printf("%d %d %d\n", atomic_is_lock_free(&large), atomic_is_lock_free(&pair),
         atomic_is_lock_free(&mixed));
}

int main(void) {
  sizes();
  values(1);
  numbers();
  functions();
  standard();
  return 0;
}
