/* <setjmp.h>: C17 7.13. The buffer has room for what glibc saves on any machine. */
#ifndef _SETJMP_H
#define _SETJMP_H

typedef struct {
  long registers[64];
} jmp_buf[1];

int _setjmp(jmp_buf buffer) __attribute__((returns_twice));
#define setjmp(buffer) _setjmp(buffer)
_Noreturn void longjmp(jmp_buf buffer, int value);

#endif
