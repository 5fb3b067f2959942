// Functions without prototypes, called as they are defined.
#include <stdio.h>

int area();
double scale();
int nothing();

int main(void) {
  short s = 3;
  char c = 4;
  float f = 1.5f;
  printf("%d\n", area(s, c));
  printf("%.2f\n", scale(f, 2));
  printf("%d\n", nothing());
  int (*p)() = area;
  printf("%d\n", p(5, 6));
  return 0;
}

int area(int w, int h) { return w * h; }
double scale(double x, int n) { return x * n; }
int nothing() { return 0; }
