/* <stdarg.h>: C17 7.16. The system's headers ask for __gnuc_va_list alone by __need___va_list. */
#ifndef __GNUC_VA_LIST
#define __GNUC_VA_LIST
typedef __builtin_va_list __gnuc_va_list;
#endif

#ifdef __need___va_list
#undef __need___va_list
#elif !defined _STDARG_H
#define _STDARG_H
typedef __gnuc_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_end(list) __builtin_va_end(list)
#define va_arg(list, type) __builtin_va_arg(list, type)
#if !defined __STRICT_ANSI__ || __STDC_VERSION__ >= 199901L
#define va_copy(to, from) __builtin_va_copy(to, from)
#endif
#define __va_copy(to, from) __builtin_va_copy(to, from)
#endif
