// Functions that run before and after main, in order of their priorities; second names of
// functions and variables.
#include <stdio.h>

static int first(int x) { return x + 1; }
int second(int x) __attribute__((alias("first")));
int maybe(int x) __attribute__((weak, alias("first")));
static int third(int) __attribute__((alias("second")));

int number = 3;
extern int other __attribute__((alias("number")));
extern int weakly __attribute__((weak, alias("number")));
int (*pointer)(int) = second;

__attribute__((constructor)) static void last_of_all(void) { printf("start, no priority\n"); }
__attribute__((constructor(200))) static void later(void) { printf("start 200\n"); }
__attribute__((constructor(150))) static void sooner(void) { printf("start 150\n"); }
__attribute__((destructor)) static void done(void) { printf("end\n"); }

int main(void) {
  other = 4;
  int sum = number;
  number += 10;
  sum += other;
  printf("%d %d %d %d %d\n", second(1), maybe(2), third(3), pointer(4), sum);
  printf("%d %d\n", &other == &number, second == first);
  weakly = 20;
  int before = number;
  number = 21;
  printf("%d %d\n", before, weakly);
  asm("");
  return 0;
}
