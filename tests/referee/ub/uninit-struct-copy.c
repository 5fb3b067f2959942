// A record is copied as a whole and then an unset member decides.
#include <stdio.h>

struct option {
  int verbose;
  int level;
};

static struct option defaults(void) {
  struct option o;
  o.verbose = 1;
  return o;
}

int main(void) {
  struct option o = defaults();
  struct option copy = o;
  if (copy.verbose) puts("verbose");
  for (int i = 0; i < copy.level; i++) {  // ub: uninitialised
    putchar('+');
    if (i > 5) break;
  }
  return 0;
}
