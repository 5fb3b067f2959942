// What may be done with null pointers and with the bytes of a _Bool.
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct Pair {
  int first, second;
};

int main(void) {
  int *none = NULL, count = 0;
  for (int *at = none; at != none + count; at++) puts("never");
  bool flags[2] = {true, 0.5};
  unsigned char bytes[2];
  memcpy(bytes, flags, 2);
  bytes[0] = 0;
  memcpy(flags, bytes, 2);
  struct Pair *no = NULL;
  size_t offset = (size_t)&no->second - (size_t)no;
  printf("%d %d %zu %zu\n", flags[0], flags[1], offset, offsetof(struct Pair, second));
  return 0;
}
