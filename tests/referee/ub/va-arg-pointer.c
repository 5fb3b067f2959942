// A list of texts ends with 0, which is an int and no pointer.
#include <stdarg.h>
#include <stdio.h>

static void print(const char *first, ...) {
  va_list list;
  va_start(list, first);
  for (const char *text = first; text;) {
    puts(text);
    text = va_arg(list, const char *);  // ub: va-arg
  }
  va_end(list);
}

int main(void) {
  print("one", "two", "three", 0);
  return 0;
}
