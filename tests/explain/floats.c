// Variables of floating type with constants in them, and a block that prints between others that do not.
#include <stdio.h>

double half(double x) {
  double r = 0.25;
  if (x > 1.0) r = x * 0.5;
  return r;
}

int main(void) {
  float f = 0.1f;
  double d = 3.0;
  for (int i = 0; i < 3; i++) {
    d = half(d);
    printf("%g\n", d);
  }
  if (d < f) d = 1e100;
  return 0;
}
