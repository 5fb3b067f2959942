// The same for long by a compound assignment.
#include <limits.h>
#include <stdio.h>

int main(void) {
  long x = LONG_MIN;
  for (long d = 1; d >= -1; d -= 2) {
    x /= d;  // ub: division-overflow
    printf("%ld\n", x);
  }
  return 0;
}
