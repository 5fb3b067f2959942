/* <stddef.h>: C17 7.19. Other headers ask for single names by __need_NAME. */
#if !(defined __need_size_t || defined __need_wchar_t || defined __need_NULL || \
      defined __need_ptrdiff_t || defined __need_wint_t)
#ifndef _STDDEF_H
#define _STDDEF_H
#define __need_size_t
#define __need_wchar_t
#define __need_NULL
#define __need_ptrdiff_t
#if !defined __STRICT_ANSI__ || __STDC_VERSION__ >= 201112L
#define __minic_need_max_align_t
#endif
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
#endif

#ifdef __need_ptrdiff_t
#ifndef __minic_ptrdiff_t
#define __minic_ptrdiff_t
typedef __PTRDIFF_TYPE__ ptrdiff_t;
#endif
#undef __need_ptrdiff_t
#endif

#ifdef __need_size_t
#ifndef __minic_size_t
#define __minic_size_t
typedef __SIZE_TYPE__ size_t;
#endif
#undef __need_size_t
#endif

#ifdef __need_wchar_t
#ifndef __minic_wchar_t
#define __minic_wchar_t
typedef __WCHAR_TYPE__ wchar_t;
#endif
#undef __need_wchar_t
#endif

#ifdef __need_wint_t
#ifndef __minic_wint_t
#define __minic_wint_t
typedef __WINT_TYPE__ wint_t;
#endif
#undef __need_wint_t
#endif

#ifdef __need_NULL
#undef NULL
#define NULL ((void*)0)
#undef __need_NULL
#endif

#ifdef __minic_need_max_align_t
typedef struct {
  long long __ll;
  long double __ld;
} max_align_t;
#undef __minic_need_max_align_t
#endif
