// Indices that are a counter plus or minus a value that stays the same: 64 bits wide only where the
// narrow sum does not wrap, or would be no index of the array if it did.
#include <stdio.h>

static int a[100];
static short table[3][200];

__attribute__((noinline)) static int beyond(unsigned from, unsigned to) {
  int s = 0;
  for (unsigned i = from; i < to; i++) s = s * 3 + a[i + 10u];
  return s;
}
__attribute__((noinline)) static int beyondBy(unsigned from, unsigned to, unsigned by) {
  int s = 0;
  for (unsigned i = from; i < to; i++) s = s * 3 + a[i + by];
  return s;
}
__attribute__((noinline)) static int below(unsigned from, unsigned to, unsigned by) {
  int s = 0;
  by = by & 31;
  for (unsigned i = from; i < to; i++) s = s * 3 + a[i - by];
  return s;
}
__attribute__((noinline)) static int mixed(int from, int to, unsigned by) {
  int s = 0;
  for (int i = from; i < to; i++) s = s * 3 + a[by + (unsigned)i];
  return s;
}
__attribute__((noinline)) static int down(int from, int to, int by) {
  int s = 0;
  by = (by & 1023) + 1;
  for (int i = from; i >= to; i--) s = s * 3 + a[i - by];
  return s;
}
__attribute__((noinline)) static int wraps(int from, int to, int by) {
  int s = 0;
  for (int i = from; i < to; i++) s = s * 3 + a[(int)((unsigned)i + (unsigned)by)];
  return s;
}
__attribute__((noinline)) static int rows(int row, int by) {
  int s = 0;
  by = by & 7;
  for (int i = 0; i < 60; i += 2) s = s * 3 + table[row][i + by] - table[row][by + i + 1];
  return s;
}
__attribute__((noinline)) static int bytes(unsigned char by) {
  int s = 0;
  for (unsigned char i = 200; i < 250; i++) s = s * 3 + a[(unsigned char)(i + by) % 100u];
  for (unsigned char i = 200; i < 250; i++) s = s * 3 + table[1][(unsigned char)(i + 60)];
  return s;
}

int main(void) {
  for (int i = 0; i < 100; i++) a[i] = i * i;
  for (int i = 0; i < 600; i++) table[i / 200][i % 200] = (short)(i * 7 % 1001);
  printf("%d\n", beyond(4294967290u, 4294967295u));
  printf("%d %d\n", beyondBy(4294967290u, 4294967295u, 17), beyondBy(3, 60, 5));
  printf("%d %d\n", below(40, 90, 31), below(31, 31, 0));
  printf("%d %d\n", mixed(-5, 5, 10), mixed(10, 20, 4294967286u));
  printf("%d %d\n", down(50, 20, 7), down(99, 99, 98));
  printf("%d\n", wraps(2147483600, 2147483640, -2147483600));
  printf("%d\n", wraps(-2147483647 - 1, -2147483600, -2147483647 - 1));
  printf("%d %d\n", rows(0, 3), rows(2, 15));
  printf("%d %d\n", bytes(3), bytes(120));
  return 0;
}
