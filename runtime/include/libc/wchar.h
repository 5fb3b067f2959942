/* <wchar.h>: C17 7.29, what programs use of it. */
#ifndef _WCHAR_H
#define _WCHAR_H

#include <stdarg.h>
#include <stddef.h>

typedef unsigned wint_t;
typedef struct {
  int count;
  unsigned value;
} mbstate_t;
struct tm;
struct _IO_FILE;
#define WEOF 0xffffffffu
#ifndef WCHAR_MAX
#define WCHAR_MAX __WCHAR_MAX__
#define WCHAR_MIN (-WCHAR_MAX - 1)
#endif

int wprintf(const wchar_t* restrict format, ...);
int fwprintf(struct _IO_FILE* restrict file, const wchar_t* restrict format, ...);
int swprintf(wchar_t* restrict to, size_t size, const wchar_t* restrict format, ...);
int swscanf(const wchar_t* restrict from, const wchar_t* restrict format, ...);
wint_t fgetwc(struct _IO_FILE* file);
wint_t getwchar(void);
wint_t fputwc(wchar_t c, struct _IO_FILE* file);
wint_t putwchar(wchar_t c);
int fputws(const wchar_t* restrict text, struct _IO_FILE* restrict file);
double wcstod(const wchar_t* restrict text, wchar_t** restrict end);
long wcstol(const wchar_t* restrict text, wchar_t** restrict end, int base);
unsigned long wcstoul(const wchar_t* restrict text, wchar_t** restrict end, int base);
wchar_t* wcscpy(wchar_t* restrict to, const wchar_t* restrict from);
wchar_t* wcsncpy(wchar_t* restrict to, const wchar_t* restrict from, size_t size);
wchar_t* wcscat(wchar_t* restrict to, const wchar_t* restrict from);
int wcscmp(const wchar_t* a, const wchar_t* b);
int wcsncmp(const wchar_t* a, const wchar_t* b, size_t size);
wchar_t* wcschr(const wchar_t* text, wchar_t c);
wchar_t* wcsrchr(const wchar_t* text, wchar_t c);
wchar_t* wcsstr(const wchar_t* text, const wchar_t* part);
wchar_t* wcstok(wchar_t* restrict text, const wchar_t* restrict set, wchar_t** restrict rest);
size_t wcslen(const wchar_t* text);
wchar_t* wmemcpy(wchar_t* restrict to, const wchar_t* restrict from, size_t size);
wchar_t* wmemmove(wchar_t* to, const wchar_t* from, size_t size);
wchar_t* wmemset(wchar_t* to, wchar_t c, size_t size);
int wmemcmp(const wchar_t* a, const wchar_t* b, size_t size);
wint_t btowc(int c);
int wctob(wint_t c);
int mbsinit(const mbstate_t* state);
size_t mbrlen(const char* restrict text, size_t size, mbstate_t* restrict state);
size_t mbrtowc(wchar_t* restrict to, const char* restrict text, size_t size,
               mbstate_t* restrict state);
size_t wcrtomb(char* restrict to, wchar_t c, mbstate_t* restrict state);

#endif
