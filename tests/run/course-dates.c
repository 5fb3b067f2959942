/* Date calculations: leap years, day of the week, differences, a calendar of a month. */
#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>

typedef struct date { int day, month, year; } Date;

enum weekday { SUN, MON, TUE, WED, THU, FRI, SAT };

static const char *weekdays[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};

static bool leap(int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }

static int month_days(int m, int y) {
    switch (m) {
    case 2: return leap(y) ? 29 : 28;
    case 4: case 6: case 9: case 11: return 30;
    default: return 31;
    }
}

static bool valid(Date d) {
    return d.year > 0 && d.month >= 1 && d.month <= 12 && d.day >= 1 && d.day <= month_days(d.month, d.year);
}

static long day_number(Date d) {
    long n = d.day;
    for (int m = 1; m < d.month; m++) n += month_days(m, d.year);
    int y = d.year - 1;
    return n + 365L * y + y / 4 - y / 100 + y / 400;
}

static enum weekday weekday(Date d) { return (enum weekday)(day_number(d) % 7); }

static Date next(Date d) {
    if (++d.day > month_days(d.month, d.year)) {
        d.day = 1;
        if (++d.month > 12) { d.month = 1; d.year++; }
    }
    return d;
}

static Date add_days(Date d, int n) {
    while (n-- > 0) d = next(d);
    return d;
}

static int compare(const void *a, const void *b) {
    long x = day_number(*(const Date *)a), y = day_number(*(const Date *)b);
    return (x > y) - (x < y);
}

static void calendar(int month, int year) {
    Date first = {1, month, year};
    printf("     %02d/%04d\n Su Mo Tu We Th Fr Sa\n", month, year);
    for (int i = 0; i < (int)weekday(first); i++) printf("   ");
    for (Date d = first; d.month == month; d = next(d)) printf("%3d%s", d.day, weekday(d) == SAT ? "\n" : "");
    printf("\n");
}

int main(void) {
    Date dates[] = {{29, 2, 2024}, {1, 1, 1900}, {31, 12, 1999}, {29, 2, 1900}, {14, 7, 1789}, {4, 7, 1776}, {31, 4, 2021}};
    int n = sizeof(dates) / sizeof(*dates), kept = 0;
    for (int i = 0; i < n; i++) {
        if (!valid(dates[i])) printf("%d.%d.%d is no date\n", dates[i].day, dates[i].month, dates[i].year);
        else dates[kept++] = dates[i];
    }
    qsort(dates, kept, sizeof(Date), compare);
    for (int i = 0; i < kept; i++) {
        Date d = dates[i], later = add_days(d, 100);
        printf("%04d-%02d-%02d %-9s +100: %04d-%02d-%02d", d.year, d.month, d.day, weekdays[weekday(d)], later.year,
               later.month, later.day);
        if (i > 0) printf(" %ld days later", day_number(d) - day_number(dates[i - 1]));
        putchar('\n');
    }
    Date key = {31, 12, 1999}, *found = bsearch(&key, dates, kept, sizeof *dates, compare);
    printf("found at %d\n", found ? (int)(found - dates) : -1);
    calendar(2, 2024);
    return 0;
}
