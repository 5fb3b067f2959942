// A generator by setjmp: it was left by return, and is entered again.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf inside, outside;

static int next(int from) {
  volatile int i = from;
  if (setjmp(inside)) i++;
  return i;
}

static int again(void) {
  int padding[8] = {0};
  if (setjmp(outside) == 0) longjmp(inside, 1);  // ub: longjmp
  return padding[3];
}

int main(void) {
  printf("%d\n", next(1));
  printf("%d\n", again());
  return 0;
}
