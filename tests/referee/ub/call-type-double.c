// An int is passed where the definition wants a double.
#include <stdio.h>

double root();

int main(void) {
  double r = root(2);  // ub: call-type
  printf("%.1f\n", r);
  return 0;
}

double root(double x) {
  double r = x;
  for (int i = 0; i < 10; i++) r = (r + x / r) / 2;
  return r;
}
