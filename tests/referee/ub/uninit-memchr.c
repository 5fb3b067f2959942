// Only a part of the buffer is filled.
#include <stdio.h>
#include <string.h>

int main(void) {
  char *buffer = (char[32]){0}, line[32];
  memcpy(line, "one two", 7);
  memcpy(buffer, line, 32);
  const char *end = memchr(buffer, '\n', 32);  // ub: uninitialised
  printf("%d\n", end != NULL);
  return 0;
}
