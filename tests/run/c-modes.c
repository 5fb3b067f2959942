// Modes of machine words and of wide numbers; long double is XF or TF.
#include <stdio.h>
typedef int wide __attribute__((mode(TI)));
typedef unsigned int uwide __attribute__((__mode__(__TI__)));
typedef int word __attribute__((mode(unwind_word)));
typedef unsigned int compared __attribute__((mode(libgcc_cmp_return)));
#ifdef __riscv
typedef float longest __attribute__((mode(TF)));
#else
typedef float longest __attribute__((mode(XF)));
#endif
int main(void) {
  wide a = -3;
  uwide b = (uwide)a / 2;
  longest c = 1.0L / 3;
  printf("%d %d %d %d\n", (int)sizeof a, (int)sizeof b, (int)sizeof(word), (int)sizeof(compared));
  printf("%lld %llx %llx\n", (long long)(a * a), (long long)(b >> 64), (long long)b);
  printf("%d %d %d\n", (word)-1 < 0, (compared)-1 > 0, c == 1.0L / 3 && sizeof c == sizeof(long double));
  return 0;
}
