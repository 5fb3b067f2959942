// SKIP: interpreter reread
// What headers that check sizes call: the functions of the C library that get the size of the object besides.
#include <stdarg.h>
#include <stdio.h>

#define size(object) __builtin_object_size(object, 0)

char text[40];

int say(const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = __builtin___vsnprintf_chk(text, sizeof text, 0, size(text), format, list);
  va_end(list);
  return n;
}

int main(void) {
  char buffer[40];
  __builtin___strcpy_chk(buffer, "abc", size(buffer));
  __builtin___strcat_chk(buffer, "def", sizeof buffer);
  __builtin___memmove_chk(buffer + 1, buffer, 7, size(buffer + 1));
  printf("%s\n", buffer);
  int n = say("%d %s", 42, buffer);
  printf("%d %s\n", n, text);
  __builtin___memset_chk(text, '-', 3, sizeof text);
  __builtin___printf_chk(0, "%s %zu\n", text, __builtin_strnlen(text, 5));
  return 0;
}
