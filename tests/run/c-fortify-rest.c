// Two more functions that _FORTIFY_SOURCE calls: longjmp and stpncpy.
#include <setjmp.h>
#include <stdio.h>

_Noreturn void __longjmp_chk(jmp_buf, int);

static jmp_buf mark;

int main(void) {
  char text[8] = "abc";
  volatile unsigned long size = sizeof text;
  int value = setjmp(mark);
  printf("%d\n", value);
  if (!value) __longjmp_chk(mark, 5);
  *__builtin___stpncpy_chk(text, "xy", 2, size) = '!';
  printf("%s\n", text);
  return 0;
}
