// Structs of 3, 5 and 7 bytes are passed and returned by value.
#include <stdio.h>

struct Three {
  char c[3];
};
struct Five {
  char c[5];
};
struct Seven {
  char c[7];
};

static struct Three three(int c) { return (struct Three){{c, c, c}}; }
static struct Five five(struct Three t) { return (struct Five){{t.c[0], t.c[1], t.c[2], 4, 5}}; }
static struct Seven seven(struct Five f) { return (struct Seven){{f.c[0], f.c[4], f.c[1]}}; }
static int sum(struct Seven s) { return s.c[0] + s.c[1] + s.c[2] + s.c[6]; }

int main(void) {
  printf("%d\n", sum(seven(five(three(3)))));
  return 0;
}
