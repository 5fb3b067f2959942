/* The SysY runtime library, for C programs: what SysY predeclares. Link with libsysy.a (minic does
 * so by itself). Other compilers see starttime/stoptime as macros that pass the source line, as
 * the language says; minic knows the two names and does the same without this header. */
#ifndef MINIC_SYLIB_H
#define MINIC_SYLIB_H

#ifdef __cplusplus
extern "C" {
#endif

/* Input. At the end of the input getch gives -1 and the others 0. */
int getint(void);         /* an int in decimal, after white space */
int getch(void);          /* one byte, 0..255; white space counts */
float getfloat(void);     /* decimal or hexadecimal, after white space */
int getarray(int a[]);    /* a count and that many ints; returns the count */
int getfarray(float a[]); /* the same with floats */

/* Output. */
void putint(int value);           /* %d */
void putch(int byte);             /* one byte */
void putfloat(float value);       /* %a */
void putarray(int n, int a[]);    /* "n: a b c" and a newline */
void putfarray(int n, float a[]); /* the same with %a */
void putf(char format[], ...);    /* printf */

/* Stopwatches: each pair is reported on stderr when the program ends, then their sum. */
void _sysy_starttime(int line);
void _sysy_stoptime(int line);
void starttime(void);
void stoptime(void);

#ifdef __cplusplus
}
#endif

#ifndef __minic__
#define starttime() _sysy_starttime(__LINE__)
#define stoptime() _sysy_stoptime(__LINE__)
#endif

#endif
