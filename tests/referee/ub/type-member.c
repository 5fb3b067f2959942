// Two 32-bit members of a record are compared as one number.
#include <stdio.h>

struct version {
  int major, minor;
};

static int same(const struct version *a, const struct version *b) {
  return *(const long *)a == *(const long *)b;  // ub: type
}

int main(void) {
  _Alignas(8) struct version first = {1, 2}, second = {1, 2};
  printf("%d\n", same(&first, &second));
  return 0;
}
