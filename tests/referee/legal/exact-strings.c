// String functions in buffers which fit exactly.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char five[6];
  strcpy(five, "12345");
  char *heap = malloc(strlen(five) + 1);
  if (!heap) return 1;
  strcpy(heap, five);
  char line[9] = "ab";
  strcat(line, "cdef");
  strncat(line, "ghijkl", 2);
  printf("%s %s %zu\n", heap, line, strlen(line));
  char padded[4];
  strncpy(padded, "a", sizeof padded);
  printf("%d\n", padded[3]);
  char number[12];
  sprintf(number, "%d", -2147483647 - 1);
  printf("%s\n", number);
  char empty[1] = "";
  strcpy(empty, "");
  printf("%zu\n", strlen(empty));
  free(heap);
  return 0;
}
