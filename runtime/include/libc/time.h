/* <time.h>: C17 7.27, as glibc lays it out. */
#ifndef _TIME_H
#define _TIME_H

#include <stddef.h>

typedef long clock_t;
typedef long time_t;
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long __tm_gmtoff;
  const char* __tm_zone;
};
#define CLOCKS_PER_SEC ((clock_t)1000000)
#define TIME_UTC 1

clock_t clock(void);
double difftime(time_t later, time_t earlier);
time_t mktime(struct tm* time);
time_t time(time_t* time);
int timespec_get(struct timespec* time, int base);
char* asctime(const struct tm* time);
char* ctime(const time_t* time);
struct tm* gmtime(const time_t* time);
struct tm* localtime(const time_t* time);
size_t strftime(char* restrict to, size_t size, const char* restrict format,
                const struct tm* restrict time);

#endif
