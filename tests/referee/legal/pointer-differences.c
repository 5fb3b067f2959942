// Differences of pointers into one object, as library functions, realloc and copies of pointers leave them.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer {
  char *start, *end;
  char bytes[16];
};
static char table[16], after[16];

static long offset(const char *from, const char *to) { return (long)(to - from); }

int main(void) {
  const char *text = "a line, of words";
  printf("%ld\n", offset(text, strchr(text, ',')));
  printf("%ld\n", offset(text, strstr(text, "words")));
  printf("%ld\n", offset(text, text + strlen(text)));
  char *end = mempcpy(table, text, 16);  // right before the next variable
  printf("%ld %d\n", offset(table, end), after[0]);
  printf("%ld\n", offset(table, stpcpy(table, "123")));
  char *rest;
  long number = strtol(table, &rest, 10);
  printf("%ld %ld\n", number, offset(table, rest));
  struct buffer own = {own.bytes, own.bytes + 16, ""};
  printf("%ld\n", offset(own.start, own.end));
  struct buffer copy = own;
  printf("%ld\n", offset(copy.start, own.bytes));
  char *heap = malloc(8), *at = heap + 8;
  heap = realloc(heap, 8 + (size_t)(at - heap));
  at = heap + 16;
  char *other = malloc(16);
  printf("%ld\n", offset(heap, at));
  memcpy(&own.start, &heap, sizeof heap);
  own.end = own.start;
  own.end += 16;
  printf("%ld\n", offset(own.start, own.end));
  int matrix[4][4];
  printf("%ld\n", (long)(&matrix[2][0] - &matrix[1][2]));
  printf("%ld\n", offset((char *)&own, own.bytes) > 0 ? 1L : 0L);
  free(heap);
  free(other);
  return 0;
}
