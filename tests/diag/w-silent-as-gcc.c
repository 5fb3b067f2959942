// FLAGS: -Wall -Wsign-compare
// What others write and gcc -Wall says nothing of; the lines with a warning show the other side.
#include <stdio.h>
#include <stdlib.h>
#define FORMAT_ARG(n) __attribute__((format_arg(n)))
char *translated(const char *) FORMAT_ARG(1);
char *other(const char *);
struct Name { int n; char name[1]; };
struct Outer { int n; struct { char length, name[4]; } tail; };
struct Inner { char name[1]; int n; };
static struct Name whole;              // note: array 'whole' declared here
void use(int), work(void);
int puts_with(int, const char *);

void formats(const char *s, int i) {
  printf(s);
  printf(translated("hi\n"));
  printf(translated("%d\n"), i);
  printf(translated("%d\n"), s);           // warning: format specifies type 'int' but the argument has type 'const char *'
  printf(i ? "%d %d\n" : "%d\n", i, i);
  printf(i ? "%d\n" : "none\n", i, i);     // warning: data argument not used by format string
  char *text;
  sscanf(s, "%ms", &text);
  sscanf(s, "%m[a-z]", &text);
  sscanf(s, "%m[a-z]", text);              // warning: format specifies type 'char **' but the argument has type 'char *'
}

void strings(int i) {
  puts("abc" + i);
  puts(i + "abc");
}

int jumps(int i) {
  static const void *table[] = {&&a, &&b};
  goto *table[i];
a:
  return 1;
b:
  return 2;
}

int silenced(int i) {
  int x = x;
  int y;                                   // note: variable 'y' is declared here
  if (i > 3) x = 4;
  return x + y;                            // warning: variable 'y' is uninitialized when used here
}

char trailing(struct Name *p, struct Outer *o, struct Inner *r) {
  p->name[3] = o->tail.name[7];
  whole.name[3] = 1;                       // warning: array index 3 is past the end of the array (which contains 1 element)
  return r->name[2];                       // warning: array index 2 is past the end of the array (which contains 1 element)
}

int unreachable(int i) {
  if (i) return 1;
  (void)0, __builtin_unreachable();
}
int unreachable2(int i) {
  if (i) return 1;
  i ? __builtin_unreachable() : abort();
}
__attribute__((noreturn)) void ends(int i) { (i ? exit(1) : abort()), work(); }
int perhaps(int i) {
  if (i) return 1;
  i ? __builtin_unreachable() : work();
}                                          // warning: non-void function does not return a value in all control paths

void layout(int a) {
  if (a)
    work();
// a comment at the margin
    work();
  if (a)
    work();
#if 1
    work();
#endif
  if (a)                                   // note: previous statement is here
    work();
    // a comment that goes with it
    work();                                // warning: misleading indentation; statement is not part of the previous 'if'
}

int values(int a, int b) {
  int c;
  __builtin_add_overflow(a, b, &c);
  __builtin_mul_overflow(a, b, &c);
  a + b;                                   // warning: expression result unused
  return (a ? c : 0) && 2;
}

void counted(int a) {
  static int calls;
  int sum = 0, steps = 0;
  int last;                                // warning: variable 'last' set but not used
  for (last = a; a; --a) sum += a, steps++;
  calls++;
}

typedef union { int *number; char *text; } Either __attribute__((transparent_union));
int one(int, Either), two(int, int *);
void take(int (*)(int, int *)), takeLong(int (*)(int, long *));   // note: passing argument to parameter here
void passed(void) {
  int (*p)(int, Either) = two;
  take(one);
  takeLong(one);                           // warning: incompatible function pointer types
  p(1, 0);
}

int equalities(int i, unsigned long u) {
  return (i == (2 < 3 ? 2 : 3ul)) + (i == (u ? 2 : 3ul));   // warning: comparison of integers of different signs: 'int' and 'unsigned long'
}

struct Ends { int n, fields[1]; };
struct Inside { union { struct Ends e; char room[20]; } u; } inside;   // note: array 'inside' declared here
int unions(struct Inside *p, struct { struct Inside in; int after; } *q) {
  p->u.e.fields[2] = inside.u.e.fields[3] + p->u.e.fields[9];
  q->in.u.e.fields[9] = 1;                 // warning: array index 9 is past the end of the array (which contains 1 element)
  return inside.u.e.fields[4];             // warning: array index 4 is past the end of the array (which contains 1 element)
}

int requests(int request, signed char c) {
  switch (request) {
  case 0x80306d02ul: return 1;
  case 0x180306d03ul: return 2;            // warning: overflow converting case value to switch condition type (6445624579 to -2144310013)
  }
  switch (c) {
  case 200: return 3;                      // warning: overflow converting case value to switch condition type (200 to -56)
  }
  return 0;
}
