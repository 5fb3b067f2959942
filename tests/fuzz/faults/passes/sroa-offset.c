#include <stdio.h>
#define APART __attribute__((noinline))

struct Pair {
  short low, high;
};
APART int high(int x) {
  union {
    int whole;
    struct Pair pair;
  } u;
  u.whole = x;
  return u.pair.high * 3 + u.pair.low;
}
int main(void) {
  printf("%d %d\n", high(0x20005), high(-70000));
  return 0;
}
