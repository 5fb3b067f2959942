// Each argument is of the type that the chosen format wants.
#include <stdio.h>

__attribute__((format_arg(1))) static const char *same(const char *format) { return format; }

int main(void) {
  long double wide = 2.5L;
  for (int i = 0; i < 2; i++) {
    printf(i ? "%d\n" : "%x\n", 42);
    printf(i ? "%d %s\n" : "%d\n", 42, "more");
    const char *format = i ? "%ld %c %p\n" : "%zu %hhd\n";
    printf(format, 7L, 'c', (void *)0);
    printf(same("%*d %.*f %Lf %d %s\n"), 4, 1, 2, 0.5, wide, 3, "end");
  }
  return 0;
}
