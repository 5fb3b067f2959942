// longjmp over several calls, out of a function that the library called, into inner and outer
// buffers, from a signal handler; what setjmp returns; a million jumps.
// SKIP: lli
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct handler {
  jmp_buf place;
  struct handler *outer;
  volatile int code;
};

static struct handler *handlers;

static void fail(int code) {
  handlers->code = code;
  longjmp(handlers->place, code);
}

static int attempt(void (*work)(int), int argument) {
  struct handler here;
  here.code = 0;
  here.outer = handlers;
  handlers = &here;
  if (setjmp(here.place) == 0) work(argument);
  handlers = here.outer;
  return here.code;
}

static void deep(int n) {
  char local[20];
  memset(local, n, sizeof local);
  if (n == 0) fail(7);
  deep(n - 1);
  printf("never %d\n", local[0]);
}

static void nested(int n) {
  int inner = attempt(deep, n);
  printf("inner %d\n", inner);
  fail(inner + 1);
}

static void fine(int n) { printf("fine %d\n", n); }

static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x == 13 || y == 13) fail(13);
  return x < y ? -1 : x > y;
}

static void sorts(int n) {
  int numbers[] = {5, 3, 9, n, 1};
  qsort(numbers, 5, sizeof *numbers, compare);
  for (int i = 0; i < 5; i++) printf("%d ", numbers[i]);
  printf("\n");
}

static jmp_buf place;
static volatile sig_atomic_t last, count;

static void handler(int number) {
  last = number;
  count++;
}

static void jumper(int number) {
  signal(number, jumper);
  longjmp(place, number);
}

static long steps(long n) {
  volatile long i = 0, sum = 0;
  int got = setjmp(place);
  sum += got;
  if (i++ < n) longjmp(place, (int)(i % 3));
  return sum;
}

static const char *kind(int value) {
  switch (setjmp(place)) {
    case 0: longjmp(place, value);
    case 1: return "one";
    case 2: return "two";
    default: return "more";
  }
}

static double kept(double a, long b, const char *c) {
  char variable[b];
  strcpy(variable, c);
  if (!setjmp(place)) {
    char inner[b * 100];
    inner[0] = variable[0];
    longjmp(place, inner[0]);
  }
  return a + (double)strlen(variable);
}

int main(void) {
  printf("%d\n", attempt(deep, 30));
  printf("%d\n", attempt(nested, 5));
  printf("%d\n", attempt(fine, 1));
  printf("%d\n", attempt(sorts, 4));
  printf("%d\n", attempt(sorts, 13));
  printf("%d %s %s %s %s\n", handlers == NULL, kind(0), kind(1), kind(2), kind(-5));
  printf("%ld\n", steps(1000000));
  printf("%g\n", kept(1.5, 10, "text"));

  printf("%d\n", signal(SIGTERM, handler) == SIG_DFL);
  printf("%d\n", raise(SIGTERM));
  printf("%d %d\n", last == SIGTERM, count);
  printf("%d\n", signal(SIGTERM, SIG_IGN) == handler);
  raise(SIGTERM);
  printf("%d %d\n", count, signal(10000, handler) == SIG_ERR);
  signal(SIGFPE, jumper);
  volatile int times = 0;
  int number = setjmp(place);
  if (times++ < 1) raise(SIGFPE);
  printf("%d %d\n", number == SIGFPE, times);
  signal(SIGABRT, jumper);
  if (setjmp(place) == 0) abort();
  printf("not aborted\n");
  return attempt(deep, 3);
}
