// Long chains of signs, in conditions that the evaluator of constants looks at first: it looks at each
// sign once.
#include <stdio.h>
#define S2(s) s s
#define S4(s) S2(s) S2(s)
#define S16(s) S4(S4(s))
#define S64(s) S4(S16(s))
int g;
static long address = - - - -(long)&g, number = -(-(long)-7), inverted = ~~~5;
static unsigned mixed = -(unsigned)-(3 - 9), odd = ~(unsigned)~(-2);
static double real = -(-(-1.5));
int minus(int x) { if (S64(- ) x) return 1; return S64(- ) x == 0 ? 2 : 3; }
int complement(int x) { if (S64(~) x) return 1; return S64(~) ~x < 0 ? 2 : 3; }
int not(int x) { if (S64(!) x) return 1; return S64(!) !x; }
int pointer(char *p) { if (S64(- ) (long)p) return 1; return 2; }
int main(void) {
  printf("%d %ld %ld %u %u %g\n", address == (long)&g, number, inverted, mixed, odd, real);
  printf("%d %d %d %d %d %d %d %d\n", minus(0), minus(7), complement(0), complement(9), not(0), not(5), pointer(0), pointer("x"));
  return 0;
}
