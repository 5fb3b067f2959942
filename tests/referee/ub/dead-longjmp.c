// A message in a variable of a function that is left by longjmp.
#include <setjmp.h>
#include <stdio.h>

static jmp_buf place;
static const char *message;

static void work(int line) {
  char text[40];
  snprintf(text, sizeof text, "line %d", line);
  message = text;
  longjmp(place, 1);
}

int main(void) {
  if (setjmp(place) == 0) work(3);
  printf("%c\n", message[0]);  // ub: dead
  return 0;
}
