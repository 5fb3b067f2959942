// A thousand values, and on riscv64 a thousand constants, that live through as many blocks: the
// register allocator keeps most of them in memory from the start.
#include <stdio.h>

#define ONE(f, a, b, c) f(a, b, c)
#define TEN(f, a, b) \
  ONE(f, a, b, 0) ONE(f, a, b, 1) ONE(f, a, b, 2) ONE(f, a, b, 3) ONE(f, a, b, 4) \
  ONE(f, a, b, 5) ONE(f, a, b, 6) ONE(f, a, b, 7) ONE(f, a, b, 8) ONE(f, a, b, 9)
#define HUNDRED(f, a) \
  TEN(f, a, 0) TEN(f, a, 1) TEN(f, a, 2) TEN(f, a, 3) TEN(f, a, 4) \
  TEN(f, a, 5) TEN(f, a, 6) TEN(f, a, 7) TEN(f, a, 8) TEN(f, a, 9)
#define THOUSAND(f) \
  HUNDRED(f, 0) HUNDRED(f, 1) HUNDRED(f, 2) HUNDRED(f, 3) HUNDRED(f, 4) \
  HUNDRED(f, 5) HUNDRED(f, 6) HUNDRED(f, 7) HUNDRED(f, 8) HUNDRED(f, 9)

// Each loop reads the value whose number is its own read backwards, too.
#define VALUE(a, b, c) int v##a##b##c = x * 1##a##b##c % 997;
#define LOOP(a, b, c) \
  while (x < v##a##b##c) x += v##c##b##a + 1;
__attribute__((noinline)) int loops(int x) {
  THOUSAND(VALUE)
  THOUSAND(LOOP)
  return x;
}

#define JUMP(a, b, c)  \
  l##a##b##c : y += x; \
  if (y % 2011 == 1##a##b##c) goto l##c##b##a;
__attribute__((noinline)) int jumps(int x, int y) {
  THOUSAND(JUMP)
  return y;
}

int main(void) {
  for (int x = 1; x < 40; x += 3) printf("%d %d\n", loops(x), jumps(x, 5 * x));
}
