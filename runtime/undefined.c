// What programs compiled with -fsanitize=undefined call where something is undefined: prints the
// message, a format for the numbers behind it, and ends the program with status 1.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/// The function that this thread has left last without the result that it has by its type, until
/// one of the kind returns a result.
_Thread_local void* __minic_without_result;

_Noreturn void __minic_undefined(const char* format, ...) {
  fflush(stdout);
  va_list values;
  va_start(values, format);
  vfprintf(stderr, format, values);
  va_end(values);
  fflush(stderr);
  _exit(1);
}
