// With a type that may be another name of any object nothing is said of types.
#include <stdio.h>

typedef unsigned __attribute__((__may_alias__)) bits;

int main(void) {
  float f = 1.0f;
  printf("%08x\n", *(bits *)&f);
  return 0;
}
