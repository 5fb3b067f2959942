// A line that is longer than the array it is written to.
#include <stdarg.h>
#include <stdio.h>

static char line[8];

static void show(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsprintf(line, format, arguments);  // ub: library
  va_end(arguments);
  puts(line);
}

int main(void) {
  show("%d", 42);
  show("%d and %d", 12345, 6789);
  return 0;
}
