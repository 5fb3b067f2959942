// RUN: mkdir %t; printf '#pragma GCC diagnostic ignored "-Woverflow"\nsigned char h = 300;\n' >%t/quiet.h
// RUN: printf '#pragma GCC diagnostic push\n#pragma GCC diagnostic error "-Woverflow"\nsigned char s = 300;\n#pragma GCC diagnostic pop\n' >%t/system.h
// RUN: %minic -fsyntax-only -I %t %s 2>&1 | grep -o '[a-z.]*:[0-9:]* [a-z]*:'
// RUN: %minic -fsyntax-only -I %t -include quiet.h -DINCLUDED %s 2>&1 | grep -o '[a-z.]*:[0-9:]* [a-z]*:'
// RUN: %minic -fsyntax-only -isystem %t -DSYSTEM %s %s 2>&1 | grep -o '[a-z.]*:[0-9:]* [a-z]*:'
// A pragma in a header is for the text after the #include too, though not for another file of the
// command; warnings about a header of the system stay hidden. Preprocessed text keeps the pragmas.
signed char a = 300;
#ifdef SYSTEM
#include <system.h>
#elif !defined(INCLUDED)
#include <quiet.h>
#endif
signed char b = 300;
#define KEPT _Pragma("GCC diagnostic warning \"-Woverflow\"") signed char c = 300;
KEPT
#pragma GCC diagnostic ignored "-Woverflow"
signed char d = 300;
// RUN: %minic -E -P -I %t %s
// RUN: %minic -E -I %t %s -o %t/e.i; %minic -fsyntax-only %t/e.i 2>&1 | grep -o '[a-z.]*:[0-9:]* [a-z]*:'
// OUTPUT[1]:
// OUTPUT[2]:
// OUTPUT[3]:
// header.c:8:17: warning:
// header.c:16:1: warning:
// header.c:15:79: note:
// OUTPUT[4]:
// header.c:16:1: warning:
// header.c:15:79: note:
// OUTPUT[5]:
// header.c:8:17: warning:
// header.c:14:17: warning:
// header.c:16:1: warning:
// header.c:15:79: note:
// header.c:8:17: warning:
// header.c:14:17: warning:
// header.c:16:1: warning:
// header.c:15:79: note:
// OUTPUT[6]:
// signed char a = 300;
// #pragma GCC diagnostic ignored "-Woverflow"
// signed char h = 300;
// signed char b = 300;
// #pragma GCC diagnostic warning "-Woverflow"
// signed char c = 300;
// #pragma GCC diagnostic ignored "-Woverflow"
// signed char d = 300;
// OUTPUT[7]:
// header.c:8:17: warning:
// header.c:16:17: warning:
