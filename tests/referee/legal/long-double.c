// long double with its padding in records, arrays and calls.
#include <stdio.h>
#include <string.h>

struct measure {
  long double value;
  char unit;
};

static long double sum(const long double *a, int n) {
  long double s = 0;
  while (n--) s += a[n];
  return s;
}

int main(void) {
  long double a[3] = {0.5L, 1.25L, 2.0L}, b[3];
  memcpy(b, a, sizeof b);
  struct measure m = {1.5L, 'm'}, copy = m;
  printf("%.2Lf %.2Lf %c\n", sum(b, 3), copy.value, copy.unit);
  long double big = 4503599627370495.0L;
  printf("%ld\n", (long)big);
  printf("%lu\n", (unsigned long)(big * 2 + 1));
  return 0;
}
