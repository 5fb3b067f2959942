// The overflow built-ins with operands and results of 128 bits, in each mix of types: the value
// that is stored, and whether it is the exact one; the forms that only ask must agree.
#include <stdio.h>

typedef __int128 I;
typedef unsigned __int128 U;

#define TOP (1ull << 63)
#define WIDE(high, low) ((U)(high) << 64 | (low))

static const U values[] = {
    0,
    1,
    2,
    3,
    127,
    128,
    255,
    0x7fffffff,
    0x80000000,
    0xffffffff,
    TOP - 1,
    TOP,
    ~0ull,
    WIDE(1, 0),
    WIDE(1, 1),
    WIDE(TOP - 1, ~0ull),
    WIDE(TOP, 0),
    WIDE(TOP, 1),
    WIDE(TOP, TOP),
    WIDE(~0ull, 0),
    WIDE(~0ull, TOP),
    WIDE(~0ull, TOP - 1),
    WIDE(~0ull, ~0ull - 127),
    WIDE(~0ull, ~0ull - 1),
    WIDE(~0ull, ~0ull),
    WIDE(0x5555, 0x5555555555555555),
    WIDE(12345, 678),
};
enum { N = sizeof values / sizeof *values };

static unsigned long hash, overflows, wrong;

static void add(unsigned long n) { hash = (hash ^ n) * 0x9E3779B97F4A7C15 + (hash >> 29); }

#define ONE(name, A, B, R)                                      \
  {                                                             \
    R result;                                                   \
    int over = __builtin_##name##_overflow(a, b, &result);      \
    wrong += over != __builtin_##name##_overflow_p(a, b, (R)1); \
    overflows += over;                                          \
    add((unsigned long)((U)result >> 64));                      \
    add((unsigned long)result * 2 + over);                      \
  }

#define MIX(A, B, R)                                                \
  __attribute__((noinline)) static void mix_##A##_##B##_##R(void) { \
    for (int i = 0; i < N; i++)                                     \
      for (int j = 0; j < N; j++) {                                 \
        A a = (A)values[i];                                         \
        B b = (B)values[j];                                         \
        ONE(add, A, B, R)                                           \
        ONE(sub, A, B, R)                                           \
        ONE(mul, A, B, R)                                           \
      }                                                             \
    printf("%s %s %s: %lu %016lx\n", #A, #B, #R, overflows, hash);  \
  }
typedef signed char C;
typedef unsigned W;
typedef long L;
typedef unsigned long M;
typedef _Bool B;

#define MIXES(DO)                                                                                 \
  DO(I, I, I)                                                                                     \
  DO(I, I, U) DO(I, I, L) DO(I, I, C) DO(U, U, U) DO(U, U, I) DO(U, U, M) DO(I, U, I) DO(I, U, U) \
      DO(I, U, W) DO(U, I, I) DO(U, I, U) DO(U, I, L) DO(L, U, I) DO(L, U, U) DO(I, M, U)         \
          DO(I, M, I) DO(M, I, L) DO(L, M, I) DO(L, M, U) DO(M, M, I) DO(L, L, U) DO(C, U, C)     \
              DO(W, I, C) DO(B, I, U) DO(U, B, I) DO(C, C, U) DO(C, W, I)
MIXES(MIX)

struct Fields {
  int three : 3;
  unsigned four : 4;
  long fifty : 50;
  unsigned long sixtyThree : 63;
};

// The questions are integer constant expressions.
#define LARGEST ((I)(~(U)0 >> 1))
_Static_assert(__builtin_add_overflow_p(LARGEST, 1, (I)0), "");
_Static_assert(!__builtin_add_overflow_p(LARGEST, 1, (U)0), "");
_Static_assert(!__builtin_sub_overflow_p(-LARGEST, 1, (I)0), "");
_Static_assert(__builtin_sub_overflow_p(-LARGEST, 2, (I)0), "");
_Static_assert(__builtin_sub_overflow_p(0, 1u, 0u), "");
_Static_assert(__builtin_mul_overflow_p(~(U)0, 2, (U)0), "");
_Static_assert(!__builtin_mul_overflow_p(~0ull, ~0ull, (U)0), "");
_Static_assert(__builtin_mul_overflow_p(~0ull, ~0ull, (I)0), "");
_Static_assert(!__builtin_mul_overflow_p((I)TOP << 32, (I)-1 << 32, (I)0), "");
_Static_assert(__builtin_mul_overflow_p(-1, 1, 0ul) && !__builtin_mul_overflow_p(-1, 0, 0ul), "");
_Static_assert(__builtin_add_overflow_p(100, 28, (signed char)0), "");
_Static_assert(!__builtin_add_overflow_p(100, 28, 'a' + 0), "");

int main(void) {
#define CALL(A, B, R) mix_##A##_##B##_##R();
  MIXES(CALL)
  struct Fields f = {0};
  int n = 0;
  for (int i = 0; i < 20; i++)
    printf("%d%d%d%d%d%d ", __builtin_add_overflow_p(i, 1, f.three),
           __builtin_mul_overflow_p(i, -1, f.three), __builtin_add_overflow_p(i, 1, f.four),
           __builtin_sub_overflow_p(i, 5, f.four), __builtin_add_overflow_p(1l << 49, -i, f.fifty),
           __builtin_mul_overflow_p(1ull << 60, i, f.sixtyThree));
  printf("\n%d", __builtin_add_overflow_p(1, 2, n++));  // only its side effect happens
  printf(" %d, %lu disagree\n", n, wrong);
  return 0;
}
