// What a function returns that copies or sets no byte at all.
#include <stdio.h>
#include <string.h>

void *mempcpy(void *, const void *, size_t);
char *stpncpy(char *, const char *, size_t);

int main(void) {
  char x[8] = "abc", y[8] = "def";
  volatile size_t none = 0;
  printf("%d %d %d\n", memcpy(x, y, none) == x, memmove(x, y, none) == x, memset(x, 1, none) == x);
  printf("%d %d %d\n", mempcpy(x, y, none) == x, stpncpy(x, y, none) == x, strncpy(x, y, none) == x);
  *stpncpy(x, y, none) = 'A';
  printf("%s\n", x);
  return 0;
}
