// The buffer is filled in a function of its own, which has returned when the error comes.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf on_error;

static int protect(void) { return setjmp(on_error); }

static int parse(const char *text) {
  char *end;
  long value = strtol(text, &end, 10);
  if (*end) longjmp(on_error, 1);  // ub: longjmp
  return (int)value;
}

int main(void) {
  if (protect()) {
    printf("not a number\n");
    return 0;
  }
  printf("%d\n", parse("12"));
  printf("%d\n", parse("1x"));
  return 0;
}
