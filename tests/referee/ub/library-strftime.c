// The limit is not the size of the array.
#include <stdio.h>
#include <time.h>

int main(void) {
  time_t zero = 0;
  char day[8];
  strftime(day, 64, "%Y-%m-%d", gmtime(&zero));  // ub: library
  puts(day);
  return 0;
}
