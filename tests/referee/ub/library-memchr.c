// The length of the line is counted from the start of the buffer, not from the position.
#include <stdio.h>
#include <string.h>

int main(void) {
  char data[8] = {'k', 'e', 'y', '=', 'v', 'a', 'l', 'u'};
  const char *sign = memchr(data, '=', sizeof data);
  if (!sign) return 1;
  const char *end = memchr(sign + 1, ';', sizeof data);  // ub: library
  printf("%d\n", end ? (int)(end - sign) : -1);
  return 0;
}
