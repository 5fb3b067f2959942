// Arguments that a format asks for by number.
#include <stdarg.h>
#include <stdio.h>

static void say(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}

static int read(const char *text, const char *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vsscanf(text, format, list);
  va_end(list);
  return n;
}

int main(void) {
  printf("%2$s %1$d\n", 5, "s");
  printf("%1$d %1$x %1$c\n", 65);
  printf("%3$s %1$.2f %2$ld %1$5.1f|\n", 2.5, 1L << 40, "x");
  printf("%2$*1$d|%2$-*1$d|%3$.*4$f|%3$.*5$f\n", 6, 42, 1.25, 1, -1);
  printf("%1$d%% %2$Lg\n", 3, 0.5L);
  printf("%.*f|%*d|\n", -1, 1.5, -4, 7);
  say("%4$s %2$Lg %1$f %3$d %1$g\n", 1.5, 2.25L, 3, "four");
  say("%9$d %10$g %1$d %2$d %3$d %4$d %5$d %6$d %7$d %8$d\n", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.5);
  char text[20];
  sprintf(text, "%2$s-%1$s", "a", "b");
  puts(text);

  int a = 0, b = 0, c = 0;
  char word[10] = "";
  int n = sscanf("12 abc 7", "%2$d %1$9s %3$d", word, &a, &b);
  printf("%d %s %d %d\n", n, word, a, b);
  n = read("1,2,3", "%3$d,%2$d,%1$d", &a, &b, &c);
  printf("%d %d %d %d\n", n, a, b, c);
  n = sscanf("xy 4", "%2$[xy] %1$d%3$n", &a, word, &b);
  printf("%d %d %s %d\n", n, a, word, b);
  return 0;
}
