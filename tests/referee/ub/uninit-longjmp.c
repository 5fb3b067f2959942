// The result is set in a branch that the jump leaves out.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf place;

static int checked(int value) {
  if (value < 0) longjmp(place, value);
  return value * 2;
}

int main(void) {
  int result;
  if (setjmp(place) == 0) result = checked(-4);
  if (result > 0) printf("%d\n", result);  // ub: uninitialised
  return 0;
}
