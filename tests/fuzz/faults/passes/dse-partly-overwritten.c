#include <stdio.h>
#define APART __attribute__((noinline))

union Word {
  int whole;
  char bytes[4];
};
APART void fill(union Word* w, int x) {
  w->whole = x;
  w->bytes[0] = 1;
}
int main(void) {
  union Word w = {0};
  fill(&w, 0x12345678);
  printf("%x\n", (unsigned)w.whole);
  return 0;
}
