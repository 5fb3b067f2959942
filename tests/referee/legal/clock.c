// Functions of time; nothing is printed that changes.
#include <stdio.h>
#include <string.h>
#include <time.h>

int main(void) {
  time_t now = time(NULL), also;
  time(&also);
  printf("%d\n", now > 1000000000 && also >= now);
  struct tm *local = localtime(&now);
  printf("%d\n", local->tm_mon >= 0 && local->tm_mon < 12);
  time_t zero = 0;
  struct tm utc = *gmtime(&zero);
  char text[32];
  size_t n = strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &utc);
  printf("%s %zu\n", text, n);
  struct tm date;
  memset(&date, 0, sizeof date);
  date.tm_year = 100;
  date.tm_mday = 32;
  date.tm_isdst = -1;
  mktime(&date);
  printf("%d %d\n", date.tm_mon, date.tm_mday);
  clock_t c = clock();
  printf("%d\n", c >= 0);
  return 0;
}
