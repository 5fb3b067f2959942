// Functions that a scalar intrinsic computes are constants of constants, and at run time give the same.
#include <stdio.h>
int abs(int);
long labs(long);
int ffs(int), ffsl(long);
double fabs(double), sqrt(double), floor(double);
unsigned long strlen(const char *);

static int absolute = __builtin_abs(-3) + __builtin_abs(4), plain = abs(-30) + 100 * ffs(40) + 1000 * ffsl(1l << 40);
static long absolutes[] = {__builtin_labs(-1l << 40), __builtin_llabs(-5ll), labs(-6)};
static double signs[] = {__builtin_fabs(-0.0), __builtin_fabsf(-2.5f), __builtin_copysign(3, -0.0), __builtin_copysignf(-3, 1)};
static long double wide = __builtin_fabsl(-1e4000L) > 1e3999L ? __builtin_copysignl(2.0L, -1.0L) : 0;
static double roots[] = {__builtin_sqrt(2.0), __builtin_sqrtf(2.0f), sqrt(9), fabs(-1.5), floor(-2.5)};
static float whole[] = {__builtin_floorf(-0.5f), __builtin_ceilf(-0.5f), __builtin_trunc(-2.7), __builtin_round(2.5), __builtin_round(-0.49)};
static double others[] = {__builtin_fmax(1, 2), __builtin_fmin(1, -2), __builtin_fma(3, 0.5, 1)};
static double limits[] = {__builtin_inf(), -__builtin_huge_val(), __builtin_huge_valf()};
static unsigned long lengths[] = {__builtin_strlen("abc"), strlen("a\0bc"), __builtin_strlen("abc" + 1), __builtin_strlen(&"xyz"[3])};
// As gcc has it, 0 has as many leading zeros as bits.
static int zeros[] = {__builtin_clz(0), __builtin_ctz(0), __builtin_clzl(0), __builtin_ctzll(0)};
static int kinds[] = {__builtin_isnormal(1e-310), __builtin_isnormal(1e-300), __builtin_fpclassify(1, 2, 3, 4, 5, 1e-40f), __builtin_fpclassify(1, 2, 3, 4, 5, -0.0),
                      __builtin_fpclassify(1, 2, 3, 4, 5, 1e-310L), __builtin_fpclassify(1, 2, 3, 4, 5, __builtin_inf()), __builtin_fpclassify(1, 2, 3, 4, 5, __builtin_nanf(""))};
static int compared[] = {__builtin_isgreater(2.0, 1), __builtin_isgreaterequal(1.0, 1.0), __builtin_isless(1.0, 2.0f), __builtin_islessequal(2.0, 1.0),
                         __builtin_islessgreater(1.0, 1.0), __builtin_isunordered(1.0, __builtin_nan("")), __builtin_isless(1.0, __builtin_nan(""))};
_Static_assert(__builtin_abs(-7) == 7 && __builtin_strlen("four") == 4 && (int)__builtin_fabs(-2.0) == 2, "");
enum { Length = __builtin_strlen("enumerator"), Larger = (int)__builtin_fmax(3, 8) };
char room[__builtin_strlen("room") + 1];
struct { unsigned field : __builtin_abs(-5); } bits = {__builtin_expect(21, 0)};

static int choose(int i) {
  switch (i) {
    case __builtin_abs(-6): return 1;
    case sizeof room: return 2;
    case Length: return 3;
  }
  return 4;
}

int main(void) {
  volatile int minus = -3;
  volatile double two = 2, zero = -0.0;
  printf("%d %d %ld %ld %ld\n", absolute, plain, absolutes[0], absolutes[1], absolutes[2]);
  printf("%a %a %a %a %Lg\n", signs[0], signs[1], signs[2], signs[3], wide);
  for (int i = 0; i < 5; i++) printf("%a %a ", roots[i], whole[i]);
  printf("\n%a %a %a %f %f %f\n", others[0], others[1], others[2], limits[0], limits[1], limits[2]);
  printf("%lu %lu %lu %lu, %d %d %d %d\n", lengths[0], lengths[1], lengths[2], lengths[3], zeros[0], zeros[1], zeros[2], zeros[3]);
  for (int i = 0; i < 7; i++) printf("%d %d ", kinds[i], compared[i]);
  printf("\n%d %d %zu %d %d %d %d %d\n", Length, Larger, sizeof room, bits.field, choose(6), choose(5), choose(10), choose(0));
  printf("%d %a %a %d\n", __builtin_abs(minus), __builtin_sqrt(two), __builtin_copysign(3, zero), __builtin_constant_p(__builtin_abs(-3)));
  return 0;
}
