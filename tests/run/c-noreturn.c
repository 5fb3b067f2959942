// Calls that do not return: nothing is computed after them, wherever in an expression they stand.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  long a[4];
} Large;
typedef struct {
  int x, y;
} Small;

static jmp_buf back;
static int last;

__attribute__((noinline, noreturn)) static void raise_error(int code) {
  last = code;
  longjmp(back, code);
}
_Noreturn static int never(int code) {
  if (code > 3) raise_error(code + 100);
  raise_error(code);
}
__attribute__((noreturn, cold, noinline)) static Small noSmall(int code) { raise_error(code); }
__attribute__((noreturn, noinline)) static Large noLarge(int code) { raise_error(code); }
// Nothing says so, but it does not return either.
static void indirectly(int code) {
  printf("raising %d\n", code);
  raise_error(code);
}
static void endless(int code) {
  for (;;)
    if (--code == 0) raise_error(77);
}

static int check(int n) { return n > 0 ? n : never(-n + 1); }
static int both(int n) { return n ? never(5) : never(6); }
static int after(int n) {
  int sum = 0;
  switch (n) {
    case 0: raise_error(8);
    case 1: sum += 1;
    case 2: sum += 2; break;
    case 3: sum = never(2) + 1;
    inside: sum += 10; break;
    default:
      if (n & 1) goto inside;
      indirectly(9);
  }
  return sum;
}
static int logical(int n) { return n && (raise_error(n), 1); }
static int callsWith(int n) { return check(n) + check(never(1)); }
static long records(int n) {
  if (n == 1) return noSmall(11).y;
  if (n == 2) return noLarge(12).a[3];
  Small s = n == 3 ? noSmall(13) : (Small){n, n + 1};
  return s.x * s.y;
}

#define TRY(value)                                   \
  do {                                               \
    int code = setjmp(back);                         \
    if (code)                                        \
      printf("%s: error %d %d\n", #value, code, last); \
    else                                             \
      printf("%s: %ld\n", #value, (long)(value));    \
  } while (0)

int main(void) {
  TRY(check(4));
  TRY(check(0));
  TRY(check(-7));
  TRY(both(0));
  TRY(both(1));
  for (int i = 0; i < 7; ++i) TRY(after(i));
  TRY(logical(0));
  TRY(logical(21));
  TRY(callsWith(3));
  for (int i = 0; i < 5; ++i) TRY(records(i));
  TRY((endless(3), 1));
  exit(last == 77 ? 3 : 4);
  printf("not here\n");
}
