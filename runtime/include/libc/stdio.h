/* <stdio.h>: C17 7.21, for glibc. */
#ifndef _STDIO_H
#define _STDIO_H

#include <stdarg.h>
#include <stddef.h>

typedef struct _IO_FILE FILE;
typedef struct {
  long position;
  int state[2];
} fpos_t;

extern FILE *stdin, *stdout, *stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr

#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define L_tmpnam 20
#define TMP_MAX 238328
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2

int remove(const char* path);
int rename(const char* from, const char* to);
FILE* tmpfile(void);
char* tmpnam(char* name);
int fclose(FILE* file);
int fflush(FILE* file);
FILE* fopen(const char* restrict path, const char* restrict mode);
FILE* freopen(const char* restrict path, const char* restrict mode, FILE* restrict file);
void setbuf(FILE* restrict file, char* restrict buffer);
int setvbuf(FILE* restrict file, char* restrict buffer, int mode, size_t size);

int fprintf(FILE* restrict file, const char* restrict format, ...);
int fscanf(FILE* restrict file, const char* restrict format, ...);
int printf(const char* restrict format, ...);
int scanf(const char* restrict format, ...);
int snprintf(char* restrict to, size_t size, const char* restrict format, ...);
int sprintf(char* restrict to, const char* restrict format, ...);
int sscanf(const char* restrict from, const char* restrict format, ...);
int vfprintf(FILE* restrict file, const char* restrict format, va_list arguments);
int vfscanf(FILE* restrict file, const char* restrict format, va_list arguments);
int vprintf(const char* restrict format, va_list arguments);
int vscanf(const char* restrict format, va_list arguments);
int vsnprintf(char* restrict to, size_t size, const char* restrict format, va_list arguments);
int vsprintf(char* restrict to, const char* restrict format, va_list arguments);
int vsscanf(const char* restrict from, const char* restrict format, va_list arguments);

int fgetc(FILE* file);
char* fgets(char* restrict to, int size, FILE* restrict file);
int fputc(int c, FILE* file);
int fputs(const char* restrict text, FILE* restrict file);
int getc(FILE* file);
int getchar(void);
int putc(int c, FILE* file);
int putchar(int c);
int puts(const char* text);
int ungetc(int c, FILE* file);
size_t fread(void* restrict to, size_t size, size_t count, FILE* restrict file);
size_t fwrite(const void* restrict from, size_t size, size_t count, FILE* restrict file);
int fgetpos(FILE* restrict file, fpos_t* restrict position);
int fseek(FILE* file, long offset, int from);
int fsetpos(FILE* file, const fpos_t* position);
long ftell(FILE* file);
void rewind(FILE* file);
void clearerr(FILE* file);
int feof(FILE* file);
int ferror(FILE* file);
void perror(const char* text);

#endif
