// errno, strerror and failed calls.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  errno = 0;
  long v = strtol("99999999999999999999999", NULL, 10);
  printf("%d %d\n", v == LONG_MAX, errno == ERANGE);
  errno = 0;
  FILE *f = fopen("/no/such/folder/file", "r");
  printf("%d %s\n", f == NULL, strerror(errno));
  errno = 0;
  v = strtol("12", NULL, 10);
  printf("%ld %d\n", v, errno);
  int *p = &errno;
  *p = EDOM;
  printf("%d\n", errno == EDOM);
  return 0;
}
