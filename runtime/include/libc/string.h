/* <string.h>: C17 7.24. */
#ifndef _STRING_H
#define _STRING_H

#include <stddef.h>

void* memchr(const void* memory, int c, size_t size);
int memcmp(const void* a, const void* b, size_t size);
void* memcpy(void* restrict to, const void* restrict from, size_t size);
void* memmove(void* to, const void* from, size_t size);
void* memset(void* to, int c, size_t size);
char* strcat(char* restrict to, const char* restrict from);
char* strchr(const char* text, int c);
int strcmp(const char* a, const char* b);
int strcoll(const char* a, const char* b);
char* strcpy(char* restrict to, const char* restrict from);
size_t strcspn(const char* text, const char* set);
char* strerror(int number);
size_t strlen(const char* text);
char* strncat(char* restrict to, const char* restrict from, size_t size);
int strncmp(const char* a, const char* b, size_t size);
char* strncpy(char* restrict to, const char* restrict from, size_t size);
char* strpbrk(const char* text, const char* set);
char* strrchr(const char* text, int c);
size_t strspn(const char* text, const char* set);
char* strstr(const char* text, const char* part);
char* strtok(char* restrict text, const char* restrict set);
size_t strxfrm(char* restrict to, const char* restrict from, size_t size);
#ifndef __STRICT_ANSI__
char* strdup(const char* text);
char* strndup(const char* text, size_t size);
#endif

#endif
