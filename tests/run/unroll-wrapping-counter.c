// Loops of small counters that go past the least or greatest number and go on: unrolled in pairs,
// what is left of them may be more than one iteration.
#include <stdio.h>
__attribute__((noinline)) static unsigned down(short i) {
  unsigned h = 1; int fuel = 300, t[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  for (; i-- > -32768 && --fuel > 0; i -= 3) {
    if (t[i & 7] == 3) return h + 1;
    h = h * 3 + (unsigned)i;
  }
  printf("%d ", fuel);
  return h;
}
__attribute__((noinline)) static unsigned up(signed char i, signed char n) {
  unsigned h = 1; int fuel = 50, t[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  do {
    if (t[i & 7] == 4) h ^= 5;
    h = h * 3 + (unsigned)i;
    i += 3;
  } while (i < n && --fuel > 0);
  printf("%d ", fuel);
  return h;
}
__attribute__((noinline)) static unsigned end(short i) {
  unsigned h = 1; int fuel = 60, t[4] = {1, 2, 3, 4};
  for (; i <= 32767 && --fuel > 0; i++) {
    if (t[i & 3] == h % 7) h ^= 5;
    h = h * 3 + (unsigned)i;
  }
  printf("%d ", fuel);
  return h;
}
int main(void) {
  printf("%u\n", down(-32767));
  printf("%u\n", down(18));
  printf("%u\n", up(126, 127));
  printf("%u\n", up(-128, -120));
  printf("%u\n", end(32760));
  return 0;
}
