// An amount that fits long long but not the operand, which is int.
#include <stdio.h>

int main(void) {
  unsigned long long flags = 0;
  for (int bit = 20; bit < 40; bit += 10)
    flags |= 1u << bit;
  for (int bit = 40; bit < 50; bit += 10)
    flags |= 1 << bit;  // ub: shift
  printf("%llx\n", flags);
  return 0;
}
