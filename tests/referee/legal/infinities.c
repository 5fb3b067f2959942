// Floating numbers overflow to infinity and compare with nan.
#include <float.h>
#include <math.h>
#include <stdio.h>

int main(void) {
  volatile double big = DBL_MAX, inf = big * 2, nan = inf - inf;
  printf("%d %d\n", inf > big, -inf < -big);
  printf("%d %d %d\n", nan == nan, nan < 1, nan != nan);
  volatile float f = 1e-30f;
  f *= 1e-30f;
  printf("%d\n", f == 0);
  printf("%.1f\n", 1 / inf);
  if (!(inf <= big)) puts("infinite");
  int n = nan > 0 ? (int)nan : -1;
  printf("%d\n", n);
  volatile double negative = -0.0;
  printf("%u\n", (unsigned)negative);
  return 0;
}
