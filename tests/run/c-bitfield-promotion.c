// The type of a bit-field in expressions: int if int has all its values, else unsigned if that has; one that is wider than int has
// the type that it is declared with, as in clang. (gcc computes in the width of the bit-field.)
#include <stdio.h>

struct wide {
  unsigned long long u40 : 40;
  long long s40 : 40;
  unsigned long u33 : 33;
  unsigned long u32 : 32, u31 : 31;
  long s31 : 31;
} w = {0xffffffffff, -1, 1, 0xffffffff, 0x7fffffff, -1};

#define TYPE(e) _Generic((e), int: "int", unsigned: "unsigned", long: "long", unsigned long: "unsigned long", \
                         long long: "long long", unsigned long long: "unsigned long long")

int main(void) {
  printf("%s, %s, %s, %s\n", TYPE(w.u40 + 0), TYPE(w.s40 + 0), TYPE(w.u33 + 0), TYPE(-w.s40));
  printf("%llx %llx %llx\n", (unsigned long long)(w.u40 << 30), (unsigned long long)(w.u40 + 1), (unsigned long long)~w.u40);
  printf("%lld %llx %d\n", (long long)(w.s40 * 2), (unsigned long long)(w.u33 << 40), w.u40 * w.u40 > 0xffffffffffULL);
  printf("%d %d\n", -w.u33 > 0xffffffffffULL, w.u40 + w.s40 == 0xfffffffffeULL);
  printf("%s, %s, %s, %lld\n", TYPE(w.u32 + 0), TYPE(w.u31 + 0), TYPE(w.s31 + 0), (long long)(w.u32 - w.s31));
  return 0;
}
