// A translated format has another order of its arguments.
#include <stdio.h>

static int language;

__attribute__((format_arg(1))) static const char *translated(const char *format) {
  return language ? "%.1f %d\n" : format;
}

int main(void) {
  char line[40];
  for (language = 0; language < 2; language++)
    snprintf(line, sizeof line, translated("%d %.1f\n"), 42, 1.5);  // ub: format
  puts(line);
  return 0;
}
