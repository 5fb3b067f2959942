/* <stdlib.h>: C17 7.22, for glibc. */
#ifndef _STDLIB_H
#define _STDLIB_H

#include <stddef.h>

typedef struct {
  int quot, rem;
} div_t;
typedef struct {
  long quot, rem;
} ldiv_t;
typedef struct {
  long long quot, rem;
} lldiv_t;

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
size_t __ctype_get_mb_cur_max(void);
#define MB_CUR_MAX (__ctype_get_mb_cur_max())

double atof(const char* text);
int atoi(const char* text);
long atol(const char* text);
long long atoll(const char* text);
double strtod(const char* restrict text, char** restrict end);
float strtof(const char* restrict text, char** restrict end);
long double strtold(const char* restrict text, char** restrict end);
long strtol(const char* restrict text, char** restrict end, int base);
long long strtoll(const char* restrict text, char** restrict end, int base);
unsigned long strtoul(const char* restrict text, char** restrict end, int base);
unsigned long long strtoull(const char* restrict text, char** restrict end, int base);
int rand(void);
void srand(unsigned seed);
void* aligned_alloc(size_t alignment, size_t size);
void* calloc(size_t count, size_t size);
void free(void* memory);
void* malloc(size_t size);
void* realloc(void* memory, size_t size);
_Noreturn void abort(void);
int atexit(void (*function)(void));
int at_quick_exit(void (*function)(void));
_Noreturn void exit(int status);
_Noreturn void _Exit(int status);
_Noreturn void quick_exit(int status);
char* getenv(const char* name);
int system(const char* command);
void* bsearch(const void* key, const void* array, size_t count, size_t size,
              int (*compare)(const void*, const void*));
void qsort(void* array, size_t count, size_t size, int (*compare)(const void*, const void*));
int abs(int n);
long labs(long n);
long long llabs(long long n);
div_t div(int numerator, int denominator);
ldiv_t ldiv(long numerator, long denominator);
lldiv_t lldiv(long long numerator, long long denominator);
int mblen(const char* text, size_t size);
int mbtowc(wchar_t* restrict to, const char* restrict text, size_t size);
int wctomb(char* to, wchar_t c);
size_t mbstowcs(wchar_t* restrict to, const char* restrict from, size_t size);
size_t wcstombs(char* restrict to, const wchar_t* restrict from, size_t size);

#endif
