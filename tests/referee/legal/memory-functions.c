// memchr, memcmp, memset and memmove on exact buffers, and with length zero.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *b = malloc(6);
  if (!b) return 1;
  memcpy(b, "abcdef", 6);
  char *d = memchr(b, 'd', 6);
  printf("%d %d\n", (int)(d - b), memchr(b, 'z', 6) == NULL);
  printf("%d\n", memcmp(b, "abcdeg", 6) < 0);
  memmove(b + 1, b, 5);
  printf("%.6s\n", b);
  memmove(b, b + 2, 4);
  printf("%.6s\n", b);
  memcpy(b, b + 3, 3);
  printf("%.6s\n", b);
  memset(b, '-', 6);
  memset(b + 6, 0, 0);
  memcpy(b + 6, b, 0);
  printf("%.6s\n", b);
  free(b);
  return 0;
}
