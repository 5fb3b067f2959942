// Days of a month that does not exist.
#include <stdio.h>

static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static int days_of(int month) {
  return days[month];  // ub: index
}

int main(void) {
  int total = 0;
  for (int month = 1; month <= 12; month++) total += days_of(month);
  printf("%d\n", total);
  return 0;
}
