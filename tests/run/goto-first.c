// RUN: a function that begins with a computed goto: its first block has no predecessor, and every label is reached by
// falling through or by that jump alone.
#include <stdio.h>

__attribute__((noinline)) static int of3(int i) {
  void *table[] = {&&x, &&y, &&z};
  goto *table[i];
x:
  return 2;
y:
  return 3;
z:
  return 5;
}

static int count;

__attribute__((noinline)) static void through(int i) {
  static const int distance[] = {&&second - &&last, &&third - &&last, 0};
  goto *(&&last + distance[i]);
second:
  count += 2;
third:
  count++;
last:;
}

// One target only, and one that jumps again: the label's own block is the shared jump.
__attribute__((noinline)) static int again(int i) {
  static void *const table[] = {&&jump, &&out, &&jump};
  int steps = 0;
  goto *table[i];
jump:
  steps += 10;
  goto *table[++i];
out:
  return steps;
}

__attribute__((noinline)) static int single(int i) {
  void *only = &&here;
  goto *only;
here:
  return i + 1;
}

// The jump is reached by falling through from the first block as well.
__attribute__((noinline)) static int falls(int i, int more) {
  void *table[] = {&&a, &&b};
  if (more) count += 100;
  goto *table[i];
a:
  return count;
b:
  return -count;
}

int main(void) {
  printf("%d %d %d\n", of3(0), of3(1), of3(2));
  for (int i = 0; i < 3; i++) {
    count = 0;
    through(i);
    printf("%d ", count);
  }
  printf("\n%d %d %d %d\n", again(0), again(1), single(4), falls(1, 1));
  printf("%d\n", falls(0, 0));
}
