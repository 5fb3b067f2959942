// Dates day by day: chains of conditions, divisions by constants, a switch.
void putint(int x);
void putch(int c);

int isLeap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int daysOf(int month, int year) {
  if (month == 2) return isLeap(year) ? 29 : 28;
  if (month == 4 || month == 6 || month == 9 || month == 11) return 30;
  return 31;
}

int weekday(int day, int month, int year) {
  int m = month, y = year;
  if (m < 3) {
    m += 12;
    y--;
  }
  return (day + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400) % 7;
}

int isHoliday(int day, int month, int dayOfWeek) {
  switch (month) {
    case 1: return day == 1 || (day >= 15 && day <= 21 && dayOfWeek == 2);
    case 5: return day == 1 || (day >= 25 && dayOfWeek == 2);
    case 7: return day == 4;
    case 9: return day <= 7 && dayOfWeek == 2;
    case 11: return day == 11 || (day >= 22 && day <= 28 && dayOfWeek == 5);
    case 12: return day == 25 || day == 26 || day == 31;
  }
  return 0;
}

int main() {
  int round, year, month, day, work = 0, free = 0, fridays = 0;
  for (round = 0; round < 36; round++)
    for (year = 1600 + round; year < 4000; year++)
      for (month = 1; month <= 12; month++) {
        int days = daysOf(month, year);
        for (day = 1; day <= days; day++) {
          int w = weekday(day, month, year);
          if (w == 0 || w == 1 || isHoliday(day, month, w))
            free++;
          else
            work++;
          if (day == 13 && w == 6) fridays++;
        }
      }
  putint(work);
  putch(32);
  putint(free);
  putch(32);
  putint(fridays);
  putch(10);
  return 0;
}
