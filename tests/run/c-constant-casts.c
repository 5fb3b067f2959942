// In constant expressions too a cast gives a value of its type: unsigned and signed of one width,
// in static initialisers, conditions, cases, bounds and enumerators.
#include <stdio.h>
unsigned long a = (unsigned)~0;
double b = (unsigned)~0, b2 = (unsigned long)~0L, b3 = (long)0xfffffffffffffff0u;
long c = (int)~5u, c2 = (int)(0x80000000u * 3u), c3 = (unsigned char)(signed char)-1;
int d = (int)~5u < 3, e = 1 ? (int)~5u < 3 : 9, f = 1 >= (int)(0x80000000u * 3u);
unsigned __int128 g = (unsigned)-1, g2 = (unsigned long)-1, g3 = (unsigned long)(long)(unsigned)-2;
enum { Large = (unsigned)~0 > 5, Small = (int)~0u < 5, Wide = ((unsigned long)(unsigned)~0 >> 31) };
long h[(unsigned)~0 == 0xffffffffu ? 3 : 1], i[(int)4294967295u + 3];
_Static_assert((unsigned)~0 == 0xffffffffu, "");
_Static_assert((int)0xffffffffu == -1 && (long)0xffffffffffffffffu < 0, "");
_Static_assert((unsigned long)(unsigned)~0 + 1 == 0x100000000, "");
struct { unsigned u : (int)~0u + 6; long s; } bits = {(unsigned)~0, -(long)(unsigned)-3};
int choose(long v) {
  switch (v) {
    case (unsigned)~0:
      return 1;
    case (int)~0u:
      return 2;
    case (unsigned short)(short)-2:
      return 3;
    case (signed char)254u:
      return 4;
  }
  return 5;
}
int main(void) {
  static const long j = (unsigned)(int)-7;
  if ((int)~5u < 3) printf("negative ");
  if ((unsigned)(int)~5u > 3) printf("large ");
  while ((int)~0u > 0) return 1;
  printf("%lu %g %g %g %ld %ld %ld %d %d %d\n", a, b, b2, b3, c, c2, c3, d, e, f);
  printf("%lx %lx %lx %lx %lx %lx\n", (long)(g >> 64), (long)g, (long)(g2 >> 64), (long)g2, (long)(g3 >> 64), (long)g3);
  printf("%d %d %ld %zu %zu %u %ld %ld\n", Large, Small, (long)Wide, sizeof h / 8, sizeof i / 8, bits.u, bits.s, j);
  printf("%d %d %d %d %d\n", choose(4294967295), choose(-1), choose(65534), choose(-2), choose(254));
  return 0;
}
