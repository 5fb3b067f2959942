/* <errno.h>: C17 7.5, with the numbers of Linux. */
#ifndef _ERRNO_H
#define _ERRNO_H

int* __errno_location(void) __attribute__((const));
#define errno (*__errno_location())

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EAGAIN 11
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EMFILE 24
#define ENOSPC 28
#define ESPIPE 29
#define EPIPE 32
#define EDOM 33
#define ERANGE 34
#define EILSEQ 84

#endif
