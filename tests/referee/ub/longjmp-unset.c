// The library jumps back before anybody has said where to.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf top;

static double divide(double a, double b) {
  if (b == 0) longjmp(top, 1);  // ub: longjmp
  return a / b;
}

int main(void) {
  double half = divide(1, 2);
  printf("%g\n", half + divide(1, half - 0.5));
  if (setjmp(top)) printf("division by zero\n");
  return 0;
}
