// Calls that keep what the functions want, at the edges of it: null where that may be, sizes of nothing, exact fits.
#define _GNU_SOURCE
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int into(char *to, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsprintf(to, format, arguments);
  va_end(arguments);
  return length;
}

static int some(char *to, size_t size, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(to, size, format, arguments);
  va_end(arguments);
  return length;
}

int main(void) {
  char *end, line[6], copy[6], same[4] = "abc";
  long long n = strtoll("12x", &end, 10) + strtoll("7", 0, 10);
  printf("%lld %s %d\n", n, end, isgraph(EOF) + isblank(255) + (iscntrl(10) != 0));
  printf("%d %s\n", into(line, "%d", 12345), line);
  printf("%d %d %s\n", some(line, sizeof line, "%s", "abcdefgh"), some(0, 0, "%d", 1234), line);
  stpncpy(copy, "hello!", sizeof copy);
  memcpy(same, same, sizeof same);
  memcpy(0, 0, 0);
  memmove(copy + 1, copy, 5);
  printf("%.6s %s %d\n", copy, same, memcmp("a", "b", 0));
  int exponent;
  double whole;
  float part = modff(2.5f, &(float){0});
  double fraction = frexp(8, &exponent), rest = modf(3.25, &whole);
  printf("%g %d %g %g %g\n", fraction, exponent, rest, whole, part);
  time_t zero = 0;
  char year[5];
  printf("%zu %s %d\n", strftime(year, sizeof year, "%Y", gmtime(&zero)), year, time(0) > 0);
  fflush(0);
  char text[] = "a,b", *left, *first = strtok_r(text, ",", &left), *second = strtok_r(0, ",", &left);
  char fields[] = "x:y", *at = fields, *field = strsep(&at, ":");
  printf("%s %s %s %s\n", first, second, field, at);
  free(0);
  return 0;
}
